import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../testing/index.ts'

const { db, close } = await createTestDatabase({ demo: true })
afterAll(close)

const countsOf = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows

it('leaves payments to decide about, of which no gateway is asked and which wait until somebody does', async () => {
  const held = await countsOf(sql`
    select gateway, count(*)::int as count, bool_and(next_ask_at is null and started_at < now() and booked_at is null) as waits
    from payment join purchase_order on purchase_order.id = payment.order_id
    where state = 'on_hold' group by gateway order by gateway`)
  expect(held).toEqual([
    { gateway: 'bkash', count: 1, waits: true },
    { gateway: 'manual', count: 2, waits: true },
    { gateway: 'sslcommerz', count: 1, waits: true },
  ])
})

it('leaves parcels that no courier comes for by itself', async () => {
  const waiting = await countsOf(sql`
    select state, courier, count(*)::int as count from sheet_delivery
    where state in ('draft', 'on_hold') and next_ask_at is null and refusal is null group by state, courier order by state`)
  expect(waiting).toEqual([
    { state: 'draft', courier: 'manual', count: 2 },
    { state: 'on_hold', courier: 'steadfast', count: 1 },
  ])
})

it('gives none of it to a doctor whom somebody signs in as', async () => {
  const [theirs] = await countsOf(sql`
    select count(*)::int as count from payment join purchase_order on purchase_order.id = payment.order_id
      join doctor on doctor.id = purchase_order.doctor_id
    where payment.state = 'on_hold' and doctor.bmdc not like 'A-998%'`)
  expect(theirs).toEqual({ count: 0 })
})

it('leaves parcels at every place of the despatch desk, and sheets on their shelves', async () => {
  const [desk] = await countsOf(sql`
    select (count(*) filter (where state = 'booked' and packed_at is null))::int as to_pack,
      (count(*) filter (where state = 'booked' and packed_at is not null))::int as to_hand_over,
      (count(*) filter (where state = 'draft' and refusal is not null))::int as refused,
      (count(*) filter (where state = 'returned' and received_back_at is null))::int as back
    from sheet_delivery`)
  expect(desk).toEqual({ to_pack: 6, to_hand_over: 2, refused: 1, back: 1 })
  const [shelves] = await countsOf(sql`
    select bool_and(shelf is not null and exists (
      select from stock_movement where sheet_id = sheet.id and counted is not null)) as counted
    from sheet where ready_at is not null`)
  expect(shelves).toEqual({ counted: true })
})
