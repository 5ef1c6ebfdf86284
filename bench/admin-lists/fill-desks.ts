import { sql } from 'drizzle-orm'
import type { Db } from '../../packages/db/src/index.ts'

/** What waits at a desk at one time, however long the centre has been there. */
const waiting = 150

/**
 * To the orders that a centre was filled with: parts, wishes for money back that were refused, payouts, refunds, waivers and campaigns,
 * one of each for every order. Of those the newest wait for somebody, as many in a small centre as in a large one.
 */
export async function fillDesks(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => tx.execute(statement)
    await run(sql`set local statement_timeout = 0`)
    // What was booked never changes; what is measured needs it otherwise, once, before anything is asked of it.
    await run(sql`set local session_replication_role = replica`)
    await run(sql`create temp table sold on commit drop as
      select purchase_order.id as order_id, payment.id as payment_id, booked_at as at, row_number() over (order by booked_at desc, purchase_order.id) as nth
      from purchase_order join payment on payment.order_id = purchase_order.id and payment.transaction like 'BENCH%'`)
    await run(sql`insert into order_instalment (order_id, number, amount_paisa, due_on)
      select order_id, 1, 1000000, at::date from sold on conflict do nothing`)
    // These owe their second part.
    await run(sql`insert into order_instalment (order_id, number, amount_paisa, due_on)
      select order_id, 2, 500000, current_date - (nth % 90)::int from sold where nth <= ${waiting}::int on conflict do nothing`)
    await run(sql`update purchase_order set paid_at = null, plan = 'instalments', total_paisa = 1500000, list_paisa = 1500000
      from sold where sold.order_id = purchase_order.id and sold.nth <= ${waiting}::int`)
    const someone = sql`(select min(id) from staff)`
    const isNew = sql`nth between ${waiting + 1}::int and ${2 * waiting}::int`
    const reckoning = sql`'{"rule": "before_start", "total": 1000000, "here": 1000000, "classes": null, "sheets": null, "keep": 0, "back": 1000000, "allUntil": null}'::jsonb`
    await run(sql`insert into refund_request (order_id, cause, state, reason, reckoning, decided_at, created_at)
      select order_id, 'leaving', case when ${isNew} then 'asked' else 'refused' end, 'বদলি', ${reckoning},
        case when not (${isNew}) then at end, at from sold`)
    await run(sql`insert into payout (order_id, payment_id, amount_paisa, reason, key, state, asked_by, decided_at, created_at)
      select order_id, payment_id, 50000, 'বদলি', 'bench' || nth, case when ${isNew} then 'to_sign' else 'refused' end, ${someone}, at, at from sold`)
    await run(sql`insert into refund (payment_id, amount_paisa, reason, state, asked, settled_at, created_at)
      select payment_id, 50000, 'বদলি', case when ${isNew} then 'asked' else 'failed' end, 3, case when not (${isNew}) then at end, at from sold`)
    await run(sql`insert into waiver (order_id, amount_paisa, reason, key, state, asked_by, decided_at, created_at)
      select order_id, 50000, 'বাবা অসুস্থ', 'bench' || nth, case when ${isNew} then 'to_sign' else 'refused' end, ${someone}, at, at from sold`)
    await run(sql`insert into campaign (title, text, text_hash, audience, state, key, parts, created_by, recipients, sent, created_at)
      select 'মাপ ' || nth, 'ক্লাস শুরু', 'bench' || nth, '{"any": []}', case when nth <= 50 then 'draft' else 'done' end, 'k' || nth, 1, ${someone}, 100, 100, at
      from sold order by at`)
  })
}
