import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as tables from '../../../tables/index.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ demo: true })
})
afterAll(() => database.close())

/** Whose orders stand in every state; they have a test of their own. */
const lastPhone = '+8801700000105'
const isNot = (phone: string) => sql`${tables.purchaseOrder.doctorId} <> (select id from doctor where phone = ${phone})`

describe('the demo payments', () => {
  it('have two doctors who paid the first of their parts, and a batch that was paid in full', async () => {
    const { db } = database
    const orders = await db
      .select()
      .from(tables.purchaseOrder)
      .where(
        and(eq(tables.purchaseOrder.kind, 'enrolment'), isNotNull(tables.purchaseOrder.bookedAt), isNot(lastPhone)),
      )
      .orderBy(asc(tables.purchaseOrder.id))
    expect(orders.map(({ plan, paidAt }) => [plan, paidAt !== null])).toEqual([
      ['instalments', false],
      ['instalments', false],
      ['full', true],
    ])
  })

  it('have receipts without a gap', async () => {
    const { db } = database
    const invoices = await db.select().from(tables.invoice).orderBy(asc(tables.invoice.number))
    expect(invoices.length).toBeGreaterThanOrEqual(3)
    expect(invoices.map(({ number }) => number)).toEqual(invoices.map((_, place) => place + 1))
    expect(await db.select().from(tables.invoiceCounter)).toEqual([{ id: 1, last: invoices.length }])
  })

  it('have one part that was missed, and none of the other doctor', async () => {
    const { rows } = await database.db.execute(sql`
      select o.id, count(*) filter (where i.number > 1 and i.due_on < current_date)::int as missed
      from purchase_order o join order_instalment i on i.order_id = o.id where o.kind = 'enrolment' and o.doctor_id <> (select id from doctor where phone = ${lastPhone}) group by o.id order by o.id`)
    expect(rows.map(({ missed }) => missed)).toEqual([0, 1, 0])
  })

  it('are in the books, which balance', async () => {
    const { rows } = await database.db.execute(sql`
      select account, sum(amount_paisa)::int as sum from ledger_line group by account order by account`)
    const sums = new Map(rows.map(({ account, sum }) => [account, Number(sum)]))
    expect([...sums.values()].reduce((all, sum) => all + sum, 0)).toBe(0)
    expect(sums.get('cash')).toBeGreaterThan(0)
    expect(sums.get('receivable')).toBeGreaterThan(0)
  })

  it('show a doctor with every state of an order, and a price for every change', async () => {
    const { rows } = await database.db.execute<{ states: string[]; changes: string[]; plans: string[] }>(sql`
      select (select array_agg(state order by state) from refund_request) as states,
        (select array_agg(kind order by kind) from order_change) as changes,
        (select array_agg(distinct case when closed_at is not null then 'closed' when paid_at is not null then 'paid' else 'booked' end)
          from purchase_order where doctor_id = (select id from doctor where phone = ${lastPhone})) as plans`)
    expect(rows[0]!.states).toEqual(['asked', 'looked_at', 'paid_out', 'refused', 'withdrawn'])
    expect(rows[0]!.changes).toEqual(['move', 'postponement'])
    expect(rows[0]!.plans.toSorted()).toEqual(['booked', 'closed', 'paid'])
  })
})
