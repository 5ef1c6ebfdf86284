import type { Tx, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'

export type Span = { start: Date; end: Date }

export type DayWay = {
  way: 'bkash' | 'sslcommerz' | 'manual' | 'cash'
  branch: { id: number; name: tables.LocalizedText } | null
  payments: number
  refunds: number
  came: number
  back: number
  fee: number | null
  confirmed: number
}

type Row = {
  way: DayWay['way']
  branch_id: number | null
  branch_name: tables.LocalizedText | null
  payments: number
  refunds: number
  came: string
  back: string
  fee: string | null
  confirmed: number
}

/** What stays of what came. */
export const keptOf = ({ came, back }: Pick<DayWay, 'came' | 'back'>): number => came - back

/** SQL for a moment that lies in the span. */
export const inSpan = ({ start, end }: Span) =>
  sql`>= ${start.toISOString()}::timestamptz and ledger_entry.at < ${end.toISOString()}::timestamptz`

/** What came in and went back by each way, and at each branch, as the ledger has it. */
export async function readWays(tx: Tx, span: Span): Promise<DayWay[]> {
  // The lines are looked up entry by entry: joined, those of all years would be read.
  const { rows } = await tx.execute<Row>(sql`
    select payment.gateway as way, contact.id as branch_id, contact.name as branch_name,
      count(*) filter (where ledger_entry.kind = 'payment')::int as payments,
      count(*) filter (where ledger_entry.kind = 'refund')::int as refunds,
      coalesce(sum(cash.paisa) filter (where ledger_entry.kind = 'payment'), 0) as came,
      coalesce(-sum(cash.paisa) filter (where ledger_entry.kind = 'refund'), 0) as back,
      sum(line.fee) as fee,
      count(*) filter (where ledger_entry.kind = 'payment'
        and (line.id is not null or payment.gateway in ('manual', 'cash')))::int as confirmed
    from ledger_entry join payment on payment.id = ledger_entry.payment_id
      left join contact on contact.id = payment.branch_id
      join lateral (select sum(amount_paisa) as paisa from ledger_line where entry_id = ledger_entry.id and account = 'cash') cash on true
      left join lateral (
        select id, coalesce(fee_paisa + coalesce(tax_paisa, 0), payment.amount_paisa - net_paisa) as fee from statement_line
        where payment_id = payment.id and state = 'matched' and kind = 'payment' and ledger_entry.kind = 'payment' limit 1
      ) line on true
    where ledger_entry.kind in ('payment', 'refund') and ledger_entry.at ${inSpan(span)}
    group by payment.gateway, contact.id order by payment.gateway = 'cash', payment.gateway, contact.id`)
  return rows.map((row) => ({
    ...{ way: row.way, payments: row.payments, refunds: row.refunds, confirmed: row.confirmed },
    branch: row.branch_id === null ? null : { id: row.branch_id, name: row.branch_name! },
    ...{ came: Number(row.came), back: Number(row.back), fee: row.fee === null ? null : Number(row.fee) },
  }))
}
