import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { checkoutAddress, invoiceAddress } from '../../kit/payment/payment-addresses.ts'
import { dateWords } from '../../kit/payment/payment-words.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import type { OrderLine } from './order-queries.ts'
import { kindName, nextWords, paidWords, stateWords } from './order-words.ts'
import styles from './orders.module.css'

export function OrderCard({ line }: { line: OrderLine }) {
  const staff = useStaffView()
  const { order } = line
  const chip = stateWords(line)
  const next = nextWords(order)
  const receipt = order.payments.findLast(({ invoice_number }) => invoice_number !== null)
  const mayPay = order.next_paisa > 0 && !staff
  const { title } = order
  return (
    <article className={`card pad ${styles.order}`}>
      <p className={`meta ${styles.top}`}>
        <span className="dotted">
          <span>{kindName(order.kind)}</span>
          <span>{m.orders_number({ number: localizeDigits(order.number, getLocale()) })}</span>
          <span>{dateWords(line.ordered_at)}</span>
        </span>
        <span className={`chip ${chip.look}`}>{chip.text}</span>
      </p>
      <h2 className={styles.name}>
        <Link to={addressOf('/my/orders/:orderId', { orderId: order.id })}>
          <Phrase text={title} />
        </Link>
      </h2>
      {order.detail && (
        <p className="meta">
          <Phrase text={order.detail} />
        </p>
      )}
      <p className={styles.paid}>{paidWords(order)}</p>
      {next && <p data-is={next.isLate ? 'late' : undefined}>{next.text}</p>}
      <div className={styles.ways}>
        {mayPay && (
          <Link className={`btn btn-sm ${next?.isLate ? 'btn-go' : 'btn-brand'}`} to={checkoutAddress(order)}>
            <span aria-hidden="true">{m.orders_pay()}</span>
            <span className="sr">{m.orders_pay_for({ title })}</span>
          </Link>
        )}
        <Link className="btn btn-sm btn-line" to={addressOf('/my/orders/:orderId', { orderId: order.id })}>
          <span aria-hidden="true">{m.orders_details()}</span>
          <span className="sr">{m.orders_details_of({ title })}</span>
        </Link>
        {receipt && (
          <Link className="btn btn-sm btn-quiet" to={invoiceAddress(order, receipt.id)}>
            <span aria-hidden="true">{m.orders_receipt()}</span>
            <span className="sr">{m.orders_receipt_of({ title })}</span>
          </Link>
        )}
      </div>
    </article>
  )
}
