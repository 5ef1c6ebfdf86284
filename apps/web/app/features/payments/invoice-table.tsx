import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import type { Receipt } from '../../kit/payment/payment-queries.ts'
import { dayWords, listWords } from '../../kit/payment/payment-words.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from './styles/invoice.module.css'

/** Every line adds up: the fee without its reductions is what came before, what came now and what is to come. */
export function InvoiceTable({ receipt: { invoice, order } }: { receipt: Receipt }) {
  const locale = getLocale()
  const money = (paisa: number) => formatMoney(paisa, locale)
  const before = order.total_paisa - invoice.open_paisa - invoice.amount_paisa
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{m.payment_invoice_what()}</th>
          <th scope="col" className={styles.r}>
            {m.payment_invoice_taka()}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <b>
              <Phrase text={order.title} />
            </b>
            {order.detail && (
              <small className={styles.invDetail}>
                <Phrase text={order.detail} />
              </small>
            )}
          </td>
          <td className={styles.r}>{money(order.list_paisa)}</td>
        </tr>
        {order.reduction_paisa > 0 && (
          <tr>
            <td>{reductionName(order)}</td>
            <td className={styles.r}>− {money(order.reduction_paisa)}</td>
          </tr>
        )}
        {order.code !== null && order.code.off_paisa > 0 && (
          <tr>
            <td>
              <Phrase text={m.payment_invoice_code({ code: order.code.code })} />
            </td>
            <td className={styles.r}>− {money(order.code.off_paisa)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <SumRow name={m.payment_invoice_total()} value={money(order.total_paisa)} />
        {before > 0 && <SumRow name={m.payment_invoice_before()} value={money(before)} />}
        {invoice.open_paisa > 0 && <SumRow name={openName(invoice)} value={money(invoice.open_paisa)} />}
        <SumRow name={m.payment_invoice_received()} value={money(invoice.amount_paisa)} isSum />
        {invoice.refunded_paisa > 0 && (
          <SumRow name={m.payment_invoice_refunded()} value={`− ${money(invoice.refunded_paisa)}`} />
        )}
      </tfoot>
    </table>
  )
}

function openName({ later_due_on }: Receipt['invoice']): string {
  if (later_due_on.length === 0) return m.payment_invoice_open()
  return m.payment_invoice_open_on({ dates: listWords(later_due_on.map((day) => dayWords(day, 'short'))) })
}

function SumRow({ name, value, isSum = false }: { name: string; value: string; isSum?: boolean }) {
  return (
    <tr className={isSum ? styles.invSum : undefined}>
      <th scope="row">{name}</th>
      <td className={styles.r}>{value}</td>
    </tr>
  )
}

/** What a batch, or choosing long, took off. */
function reductionName({ kind, reduction_ends_at }: Receipt['order']): string {
  if (kind === 'subscription') return m.subscription_checkout_reduction()
  if (reduction_ends_at === null) return m.payment_invoice_reduction()
  return m.payment_invoice_reduction_until({ date: formatDate(new Date(reduction_ends_at), getLocale(), 'short') })
}
