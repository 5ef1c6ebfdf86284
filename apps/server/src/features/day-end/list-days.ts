import type { ResponseOf } from '@prostuti/contract'
import type { listDayEnds } from '@prostuti/contract/staff'
import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { spanOf } from './read-day.ts'

type Row = { day: string; came: string; back: string; asked: boolean; closed_by: { id: number; name: string } | null }

const perPage = 31

/** Days on which money moved. */
export async function listDays(
  tx: Tx,
  { before }: { before: string | undefined },
): Promise<ResponseOf<typeof listDayEnds>> {
  const until = before === undefined ? sql`` : sql`and at < ${spanOf(before).start.toISOString()}::timestamptz`
  const { rows } = await tx.execute<Row>(sql`
    with recursive days(day) as (
      (select (at at time zone 'Asia/Dhaka')::date from ledger_entry where kind in ('payment', 'refund') ${until}
        order by at desc limit 1)
      union all
      select (select (at at time zone 'Asia/Dhaka')::date from ledger_entry
        where kind in ('payment', 'refund') and at < (day::timestamp at time zone 'Asia/Dhaka') order by at desc limit 1)
      from days where day is not null
    )
    select days.day::text, came, back,
      exists (select from signature where deed = 'day.close' and resource_id = days.day::text
        and signed_at is null and ended_at is null) as asked,
      (select jsonb_build_object('id', staff.id, 'name', staff.name) from day_close
        join staff on staff.id = closed_by where day_close.day = days.day) as closed_by
    from (select day from days where day is not null limit ${perPage + 1}) days join lateral (
      select coalesce(sum(paisa) filter (where kind = 'payment'), 0) as came,
        coalesce(-sum(paisa) filter (where kind = 'refund'), 0) as back
      from ledger_entry join lateral (
        select sum(amount_paisa) as paisa from ledger_line where entry_id = ledger_entry.id and account = 'cash') cash on true
      where kind in ('payment', 'refund') and at >= (days.day::timestamp at time zone 'Asia/Dhaka')
        and at < ((days.day + 1)::timestamp at time zone 'Asia/Dhaka')
    ) money on true order by days.day desc`)
  const shown = rows.slice(0, perPage)
  return {
    rows: shown.map(({ day, came, back, asked, closed_by }) => ({
      ...{ day, came_paisa: Number(came), back_paisa: Number(back), closed_by },
      state: closed_by ? ('closed' as const) : asked ? ('asked' as const) : ('open' as const),
    })),
    next: rows.length > perPage ? shown.at(-1)!.day : null,
  }
}
