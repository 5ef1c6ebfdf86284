import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { MySection } from '../my-page/section.tsx'
import { leftOf } from '../payment/outcome.ts'
import type { Order } from '../payment/payment-queries.ts'
import { Phrase } from '../rich-text/phrase.tsx'

/** How the fee came about and what is left of it. */
export function FeeSum({ order }: { order: Order }) {
  const money = (paisa: number) => formatMoney(paisa, getLocale())
  const minus = (paisa: number) => `− ${money(paisa)}`
  const rows: (readonly [string, string] | false)[] = [
    [m.mycourses_list_fee(), money(order.list_paisa)],
    order.reduction_paisa > 0 && [m.payment_invoice_reduction(), minus(order.reduction_paisa)],
    order.code !== null &&
      order.code.off_paisa > 0 && [m.payment_invoice_code({ code: order.code.code }), minus(order.code.off_paisa)],
    order.total_paisa !== order.list_paisa && [m.payment_invoice_total(), money(order.total_paisa)],
    order.paid_paisa > 0 && [m.mycourses_paid(), money(order.paid_paisa)],
    order.waived_paisa > 0 && [m.mycourses_waived(), minus(order.waived_paisa)],
    order.refunded_paisa > 0 && [m.mycourses_back(), money(order.refunded_paisa)],
    leftOf(order) > 0 && [m.mycourses_left(), money(leftOf(order))],
  ]
  return (
    <MySection title={m.mycourses_fee()}>
      <dl className="card pad toc">
        {rows.map(
          (row) =>
            row && (
              <div key={row[0]}>
                <dt>
                  <span>
                    <Phrase text={row[0]} />
                  </span>
                </dt>
                <dd>{row[1]}</dd>
              </div>
            ),
        )}
      </dl>
    </MySection>
  )
}
