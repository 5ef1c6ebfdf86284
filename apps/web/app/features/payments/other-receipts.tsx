import * as m from '@prostuti/text/messages'
import { formatOrdinal } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { invoiceAddress } from '../../kit/payment/payment-addresses.ts'
import type { Receipt } from '../../kit/payment/payment-queries.ts'
import styles from './styles/invoice.module.css'
import '@prostuti/ui/styles/filters.css'

/** The way between the receipts of one order. Nothing when there is only one. */
export function OtherReceipts({ receipt: { invoices, invoice, order } }: { receipt: Receipt }) {
  if (invoices.length < 2) return null
  return (
    <nav className={`filters ${styles.invOthers}`} aria-label={m.payment_invoice_all()}>
      {invoices.map(({ payment_id, number }, position) => (
        <Link
          key={number}
          to={invoiceAddress(order, payment_id)}
          replace
          preventScrollReset
          aria-current={number === invoice.number ? 'page' : undefined}
        >
          {m.payment_invoice_nth({ nth: formatOrdinal(position + 1, getLocale()) })}
        </Link>
      ))}
    </nav>
  )
}
