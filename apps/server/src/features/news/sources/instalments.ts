import type { Tx } from '@prostuti/db'
import { dhakaParts } from '@prostuti/text/dates'
import { dhakaDate, dhakaMidnight } from '@prostuti/text/dhaka-date'
import { sql } from 'drizzle-orm'
import { readOwingOrders } from '../../payment/index.ts'
import { type FoundNews, isUntold, type NewsSource } from '../../push/index.ts'

/** Nobody is woken for money, whatever hours they chose. */
const hours = { from: 9, until: 20 }
const daysBefore = 3
const day = 86_400_000

type Part = { order_id: number; number: number; thing: string }
type Looking = { today: string; now: Date; atMost: number }

/** Parts near their date, open by what is covered so far, of which the doctor was not told. */
async function readUntoldParts(tx: Tx, { today, now, atMost }: Looking): Promise<Part[]> {
  const doctorId = sql`own.doctor_id`
  const { rows } = await tx.execute<Part>(sql`
    select own.order_id, own.number, own.thing from (
      select part.order_id, part.number, owing.doctor_id,
        -- The days before the date are one reminder, the date itself another; a date that was moved is new.
        concat_ws('-', part.order_id, part.number, part.due_on, case when part.due_on = ${today}::date then 'today' else 'soon' end) as thing
      from order_instalment part join purchase_order owing on owing.id = part.order_id
      where part.due_on between ${today}::date and ${today}::date + ${daysBefore}::int
        and owing.booked_at is not null and owing.paid_at is null and owing.closed_at is null
        and (select sum(filled.amount_paisa) from order_instalment filled
            where filled.order_id = part.order_id and filled.number <= part.number)
          > coalesce((select sum(-line.amount_paisa) from ledger_entry entry join ledger_line line on line.entry_id = entry.id
            where entry.order_id = part.order_id and entry.kind in ('payment', 'waiver') and line.account = 'receivable'), 0)) own
    where ${isUntold({ kind: 'instalment_due', doctorId, thing: sql`own.thing`, now })}
    order by own.order_id, own.number limit ${atMost}`)
  return rows
}

/** What is to be paid in three days, and what today; of what is overdue the SMS tells. */
export const instalmentSource: NewsSource = {
  kind: 'instalment_due',
  // Told of as coming, a part has this name until its day.
  foundForMs: daysBefore * day,
  async find(tx, { now, atMost }) {
    const { hour } = dhakaParts(now)
    if (hour < hours.from || hour >= hours.until) return []
    const today = dhakaDate(now)
    const parts = await readUntoldParts(tx, { today, now, atMost })
    if (parts.length === 0) return []
    const ids = [...new Set(parts.map(({ order_id }) => order_id))]
    const only = sql`purchase_order.id = any(${`{${ids.join()}}`}::int[])`
    const orders = new Map((await readOwingOrders(tx, { today, now, only })).map((order) => [order.id, order]))
    return parts.flatMap(({ order_id, number, thing }): FoundNews[] => {
      const order = orders.get(order_id)
      const part = order?.parts.find((each) => each.number === number)
      if (order === undefined || part === undefined) return []
      const until = new Date(dhakaMidnight(part.dueOn).getTime() + day)
      return [{ doctorId: order.doctorId, thing, link: order.checkoutPage, at: now, until }]
    })
  },
}
