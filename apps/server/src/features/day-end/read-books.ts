import type { Tx } from '@prostuti/db'
import type { LedgerAccount } from '@prostuti/payment-rules'
import { sql } from 'drizzle-orm'
import { invoiceNumber } from '../payment/index.ts'
import { inSpan, type Span } from './read-ways.ts'

export type DayBooks = {
  accounts: { account: LedgerAccount; debit_paisa: number; credit_paisa: number }[]
  difference_paisa: number
  unbalanced: number
  receipts: { first: string; last: string; count: number; missing: number } | null
}

/** No reason mends that: the books themselves have to be right. */
export const areOff = (books: Pick<DayBooks, 'difference_paisa' | 'unbalanced'>): boolean =>
  books.difference_paisa !== 0 || books.unbalanced > 0

type Sums = { account: LedgerAccount; debit: string; credit: string }
type Facts = {
  listed: string
  booked: string
  unbalanced: number
  first: number | null
  last: number | null
  receipts: number
  /** Numbers between them that stand on no receipt at all: about midnight two may be written out of order. */
  missing: number
}

/** The ledger of a day, and whether the lists of payments, refunds and receipts say the same as it does. */
export async function readBooks(tx: Tx, span: Span): Promise<DayBooks> {
  const [start, end] = [span.start.toISOString(), span.end.toISOString()]
  const isOfDay = (column: string) =>
    sql`${sql.raw(column)} >= ${start}::timestamptz and ${sql.raw(column)} < ${end}::timestamptz`
  const { rows: accounts } = await tx.execute<Sums>(sql`
    select account, coalesce(sum(amount_paisa) filter (where amount_paisa > 0), 0) as debit,
      coalesce(-sum(amount_paisa) filter (where amount_paisa < 0), 0) as credit
    from ledger_entry join lateral (select account, amount_paisa from ledger_line where entry_id = ledger_entry.id) line on true
    where ledger_entry.at ${inSpan(span)} group by account`)
  const { rows } = await tx.execute<Facts>(sql`
    select
      (select coalesce(sum(payment.amount_paisa), 0) from payment where state in ('paid', 'refunded') and ${isOfDay('settled_at')}
        and exists (select from invoice where payment_id = payment.id))
      - (select coalesce(sum(amount_paisa), 0) from refund where state = 'done' and ${isOfDay('settled_at')}
        and exists (select from invoice where invoice.payment_id = refund.payment_id)) as listed,
      (select coalesce(sum(amount_paisa), 0) from ledger_entry join lateral (
        select amount_paisa from ledger_line where entry_id = ledger_entry.id and account = 'cash') line on true
        where ledger_entry.at ${inSpan(span)}) as booked,
      (select count(*)::int from (select ledger_entry.id from ledger_entry join lateral (
        select amount_paisa from ledger_line where entry_id = ledger_entry.id) line on true
        where ledger_entry.at ${inSpan(span)} group by ledger_entry.id having sum(amount_paisa) <> 0) off) as unbalanced,
      min(number) as first, max(number) as last, count(*)::int as receipts,
      max(number) - min(number) + 1 - (select count(*)::int from invoice other
        where other.number between min(invoice.number) and max(invoice.number)) as missing
    from invoice where ${isOfDay('issued_at')}`)
  const { listed, booked, unbalanced, first, last, receipts, missing } = rows[0]!
  return {
    accounts: accounts.map(({ account, debit, credit }) => ({
      ...{ account, debit_paisa: Number(debit), credit_paisa: Number(credit) },
    })),
    difference_paisa: Number(listed) - Number(booked),
    unbalanced,
    receipts:
      first === null || last === null
        ? null
        : {
            ...{ first: invoiceNumber(first), last: invoiceNumber(last), count: receipts },
            missing,
          },
  }
}
