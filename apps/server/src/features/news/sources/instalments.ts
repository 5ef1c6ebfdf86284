import { duesOf } from '@prostuti/payment-rules'
import { dhakaParts } from '@prostuti/text/dates'
import { dhakaDate, dhakaMidnight } from '@prostuti/text/dhaka-date'
import { type SQL, sql } from 'drizzle-orm'
import { readOwingOrders } from '../../payment/index.ts'
import { type FoundNews, isUntold, type NewsSource } from '../../push/index.ts'

/** Nobody is woken for money, whatever hours they chose. */
const hours = { from: 9, until: 20 }
const daysBefore = 3
const day = 86_400_000

/** The days before the date are one reminder, the date itself another; a date that was moved is new. */
const thingOf = (orderId: number, { number, dueOn }: { number: number; dueOn: string }, today: string): string =>
  `${orderId}-${number}-${dueOn}-${dueOn === today ? 'today' : 'soon'}`

/** Orders with a part near its date, open by what is covered so far, of which the doctor was not told. */
const hasUntoldPart = ({ today, now, atMost }: { today: string; now: Date; atMost: number }): SQL => sql`
  purchase_order.id in (
    select part.order_id from order_instalment part join purchase_order owing on owing.id = part.order_id
    where part.due_on between ${today}::date and ${today}::date + ${daysBefore}::int
      and owing.booked_at is not null and owing.paid_at is null and owing.closed_at is null
      and (select sum(filled.amount_paisa) from order_instalment filled
          where filled.order_id = part.order_id and filled.number <= part.number)
        > coalesce((select sum(-line.amount_paisa) from ledger_entry entry join ledger_line line on line.entry_id = entry.id
          where entry.order_id = part.order_id and entry.kind in ('payment', 'waiver') and line.account = 'receivable'), 0)
      and ${isUntold({
        kind: 'instalment_due',
        doctorId: sql`owing.doctor_id`,
        thing: sql`(part.order_id || '-' || part.number || '-' || part.due_on || case when part.due_on = ${today}::date then '-today' else '-soon' end)`,
        now,
      })}
    order by part.order_id limit ${atMost})`

/** What is to be paid in three days, and what today; of what is overdue the SMS tells. */
export const instalmentSource: NewsSource = {
  kind: 'instalment_due',
  async find(tx, { now, atMost }) {
    const { hour } = dhakaParts(now)
    if (hour < hours.from || hour >= hours.until) return []
    const today = dhakaDate(now)
    const last = dhakaDate(new Date(now.getTime() + daysBefore * day))
    const orders = await readOwingOrders(tx, { today, now, only: hasUntoldPart({ today, now, atMost }) })
    return orders.flatMap(({ id, doctorId, parts, covered, checkoutPage }): FoundNews[] =>
      duesOf(parts, covered, today)
        .filter(({ dueOn, open }) => open > 0 && dueOn >= today && dueOn <= last)
        .map((due) => ({
          ...{ doctorId, thing: thingOf(id, due, today), link: checkoutPage, at: now },
          until: new Date(dhakaMidnight(due.dueOn).getTime() + day),
        })),
    )
  },
}
