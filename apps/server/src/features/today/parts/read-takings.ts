import type { Tx } from '@prostuti/db'
import { dhakaDate, startOfDhakaDay } from '@prostuti/text/dhaka-date'
import { sql } from 'drizzle-orm'
import { isOwnOrder } from '../../staff/index.ts'
import { type Scope, seesAll } from '../scope.ts'

const dayMs = 86_400_000
const shownDays = 30

type Taken = { day: string; paisa: string; until_now: string }

/**
 * What came less what went back, day by day, as the books have it. Whoever sees only some courses or branches is shown the money of
 * their own orders alone.
 */
export async function readTakings(tx: Tx, { scope, now }: { scope: Scope; now: Date }) {
  const today = startOfDhakaDay(now)
  const since = new Date(today.getTime() - (shownDays - 1) * dayMs)
  const ofScope = seesAll(scope)
    ? sql``
    : sql`join purchase_order on purchase_order.id = ledger_entry.order_id
        and ${isOwnOrder(scope)}`
  // The lines are looked up entry by entry: joined, those of all years would be read. `until_now` is what yesterday had come to by
  // this time of day.
  const sinceMidnight = now.getTime() - today.getTime()
  const { rows } = await tx.execute<Taken>(sql`
    select (ledger_entry.at at time zone 'Asia/Dhaka')::date::text as day, sum(cash.paisa) as paisa,
      coalesce(sum(cash.paisa) filter (where (ledger_entry.at at time zone 'Asia/Dhaka')::time
        <= make_interval(secs => ${sinceMidnight / 1000}::float8)::time), 0) as until_now
    from ledger_entry ${ofScope}
      join lateral (select sum(amount_paisa) as paisa from ledger_line where entry_id = ledger_entry.id and account = 'cash') cash
        on cash.paisa is not null
    where ledger_entry.kind in ('payment', 'refund') and ledger_entry.at >= ${since.toISOString()}::timestamptz
      and ledger_entry.at <= ${now.toISOString()}::timestamptz
    group by 1`)
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const days = Array.from({ length: shownDays }, (_, at) => {
    const day = dhakaDate(new Date(since.getTime() + at * dayMs))
    return { day, paisa: Number(byDay.get(day)?.paisa ?? 0) }
  })
  const yesterday = byDay.get(dhakaDate(new Date(today.getTime() - 1)))
  return { days, today: days.at(-1)?.paisa ?? 0, yesterday: Number(yesterday?.until_now ?? 0) }
}
