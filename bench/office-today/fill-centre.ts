import { sql } from 'drizzle-orm'
import { type Db, tables } from '../../packages/db/src/index.ts'

/**
 * So many doctors, each with a sign-in, an enrolment that was paid, an answered complaint, a device that was asked for and a parcel that
 * came, spread over four hundred days. What still waits is as little as in any centre: one in five hundred of each.
 */
export async function fillCentre(db: Db, size: number): Promise<void> {
  await db.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => tx.execute(statement)
    // The keys by which doctors are found take their time to make.
    await run(sql`set local statement_timeout = 0`)
    // Seats are not what is measured.
    await tx.update(tables.schedule).set({ seats: 1_000_000 })
    await run(sql`create temp table made on commit drop as
      select nth, now() - make_interval(mins => (nth * 576000::bigint / ${size})::int) as at, null::int as doctor_id, null::int as enrolment_id, null::int as order_id
      from generate_series(1, ${size}::int) nth`)
    await run(sql`
      with written as (insert into doctor (phone, name, password_hash, created_at)
        select '+88014' || lpad(nth::text, 8, '0'), 'ক', '$argon2id$nobody-signs-in', at from made returning id, phone)
      update made set doctor_id = written.id from written where written.phone = '+88014' || lpad(made.nth::text, 8, '0')`)
    await run(
      sql`insert into device (doctor_id, token_hash, label, verified_at) select doctor_id, 'd' || nth, 'Chrome', at from made`,
    )
    await run(sql`insert into sign_in (token_hash, doctor_id, device_id, last_used_at, expires_at)
      select 't' || nth, made.doctor_id, device.id, at, now() + interval '90 days' from made join device on device.token_hash = 'd' || nth`)
    await run(sql`
      with place as (select id, batch_id from schedule order by id limit 1),
      written as (insert into enrolment (doctor_id, batch_id, schedule_id, created_at)
        select doctor_id, place.batch_id, place.id, at from made, place returning id, doctor_id)
      update made set enrolment_id = written.id from written where written.doctor_id = made.doctor_id`)
    await run(sql`
      with written as (insert into purchase_order (doctor_id, kind, enrolment_id, title, list_paisa, total_paisa, booked_at, paid_at, created_at)
        select doctor_id, 'enrolment', enrolment_id, '{"bn": "ব্যাচ"}', 1000000, 1000000, at, at, at from made returning id, enrolment_id)
      update made set order_id = written.id from written where written.enrolment_id = made.enrolment_id`)
    await run(sql`insert into payment (order_id, gateway, transaction, amount_paisa, state, reason, gateway_trx, started_at, settled_at)
      select order_id, 'bkash', 'BENCH' || nth, 1000000, case when nth % 500 = 0 then 'on_hold' else 'paid' end,
        case when nth % 500 = 0 then 'risky' end, 'X' || nth, at, at from made`)
    await run(sql`insert into ledger_entry (kind, order_id, payment_id, at)
      select 'order', order_id, null::int, at from made
      union all select 'payment', made.order_id, payment.id, at from made join payment on payment.order_id = made.order_id and payment.state = 'paid'
      order by 4`)
    await run(sql`insert into ledger_line (entry_id, account, amount_paisa)
      select ledger_entry.id, line.account, line.paisa from ledger_entry join made on made.order_id = ledger_entry.order_id
        join (values ('order', 'receivable', 1000000), ('order', 'revenue', -1000000), ('payment', 'cash', 1000000),
          ('payment', 'receivable', -1000000)) line (kind, account, paisa) on line.kind = ledger_entry.kind`)
    await run(sql`insert into complaint (doctor_id, category, subject, state, enrolment_id, client_key, last_message_at, doctor_read_at)
      select doctor_id, 'lecture', 'ক্লাস', case when nth % 500 = 0 then 'open' else 'closed' end, enrolment_id, 'k' || nth, at, at from made`)
    await run(sql`insert into device_request (doctor_id, device_id, reason, status, created_at, decided_at)
      select made.doctor_id, device.id, 'নতুন ফোন', case when nth % 500 = 0 then 'open' else 'refused' end, at,
        case when nth % 500 <> 0 then at end from made join device on device.token_hash = 'd' || nth`)
    await run(sql`insert into sheet_delivery (enrolment_id, state, recipient_name, recipient_phone, division_id, district_id, upazila_id, address, courier, invoice, created_at)
      select enrolment_id, case when nth % 500 = 0 then 'draft' else 'delivered' end, 'নুসরাত', '+8801400000000', place.division_id,
        place.district_id, place.upazila_id, 'বাসা ১, সড়ক ২', 'steadfast', 'BENCH' || nth, at
      from made, (select division.id as division_id, district.id as district_id, upazila.id as upazila_id from upazila
        join district on district.id = upazila.district_id join division on division.id = district.division_id limit 1) place`)
    await run(
      sql`insert into gateway_message (gateway, direction, kind, body, at) select 'bkash', 'received', 'query', '{}', at from made`,
    )
    await run(
      sql`insert into sms_try (at, gateway, masked_phone, parts, ok, ms) select at, 'alpha-sms', '017*****000', 1, true, 40 from made`,
    )
  })
  await db.execute(sql`vacuum analyze`)
}
