import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'

/**
 * What is wrong in the books: entries that do not come to nothing, orders and payments that are not booked as their state
 * says, orders of which less than nothing is owed, and money owed back that nobody has asked for or that is not there. Empty when
 * all is well.
 */
export async function findLedgerFaults(tx: Tx): Promise<{ fault: string; id: number }[]> {
  const { rows } = await tx.execute<{ fault: string; id: number }>(sql`
    select 'entry does not balance' as fault, entry_id::int as id from ledger_line
      group by entry_id having sum(amount_paisa) <> 0
    union all
    select 'booked order without an entry, or the other way round', purchase_order.id from purchase_order
      left join ledger_entry on order_id = purchase_order.id and ledger_entry.kind = 'order'
      where (booked_at is null) <> (ledger_entry.id is null)
    union all
    select 'order booked at another total', purchase_order.id from purchase_order
      where booked_at is not null and total_paisa <> (
        select coalesce(-sum(amount_paisa), 0) from ledger_line join ledger_entry on ledger_entry.id = entry_id
        where order_id = purchase_order.id and ledger_entry.kind in ('order', 'move') and account in ('revenue', 'discount'))
    union all
    select 'paid without an entry, or the other way round', payment.id from payment
      left join ledger_entry on payment_id = payment.id and ledger_entry.kind = 'payment'
      where case when ledger_entry.id is null then state = 'paid' else state not in ('paid', 'refunded') end
    union all
    select 'payment booked at another amount', payment.id from payment
      join ledger_entry on payment_id = payment.id and ledger_entry.kind = 'payment'
      join ledger_line on entry_id = ledger_entry.id and account = 'cash' where ledger_line.amount_paisa <> payment.amount_paisa
    union all
    select 'less than nothing is owed, or it is not marked as paid', purchase_order.id from purchase_order
      join lateral (
        select coalesce(sum(amount_paisa), 0) as owed from ledger_line join ledger_entry on ledger_entry.id = entry_id
        where order_id = purchase_order.id and account = 'receivable') books on true
      where booked_at is not null and (owed < 0 or (owed = 0) <> (paid_at is not null or closed_at is not null))
    union all
    select 'owed back without a wish for it', purchase_order.id from purchase_order
      join lateral (
        select coalesce(-sum(amount_paisa), 0) as payable from ledger_line join ledger_entry on ledger_entry.id = entry_id
        where order_id = purchase_order.id and account = 'payable') books on true
      where payable < 0 or (payable > 0 and closed_at is null and not exists (
        select from refund_request where order_id = purchase_order.id and state in ('asked', 'looked_at', 'granted')))
    union all
    select 'paid out without the money', refund_request.id from refund_request
      where state = 'paid_out' and granted_paisa <> (
        select coalesce(sum(amount_paisa), 0) from refund where request_id = refund_request.id and state = 'done')`)
  return rows
}
