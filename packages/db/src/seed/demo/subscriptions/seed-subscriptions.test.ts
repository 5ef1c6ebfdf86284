import { asc, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as tables from '../../../tables/index.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ demo: true })
})
afterAll(() => database.close())

const days = 86_400_000

it('has shelves from which something can be chosen', async () => {
  const { db } = database
  const { subscriptionOffer, subscriptionOfferVideo } = tables
  const offers = await db.select().from(subscriptionOffer).orderBy(asc(subscriptionOffer.position))
  const counts = await Promise.all(
    offers.map(({ id }) => db.$count(subscriptionOfferVideo, eq(subscriptionOfferVideo.offerId, id))),
  )
  expect(counts).toEqual([12, 6])
})

it('has a doctor whose videos end in three days, and others that have ended', async () => {
  const rows = await database.db
    .select({ endsAt: tables.subscription.endsAt, phone: tables.doctor.phone })
    .from(tables.subscription)
    .innerJoin(tables.doctor, eq(tables.doctor.id, tables.subscription.doctorId))
    .orderBy(asc(tables.subscription.endsAt))
  expect(rows.map(({ phone }) => phone)).toEqual(['+8801700000101', '+8801700000101'])
  const left = rows.map(({ endsAt }) => Math.ceil((endsAt!.getTime() - Date.now()) / days))
  expect(left[0]).toBeLessThan(0)
  expect(left[1]).toBe(3)
})

it('has orders of them that were paid, with receipts', async () => {
  const { invoice, payment, purchaseOrder } = tables
  const rows = await database.db
    .select({ total: purchaseOrder.totalPaisa, paid: payment.amountPaisa, number: invoice.number })
    .from(purchaseOrder)
    .innerJoin(payment, eq(payment.orderId, purchaseOrder.id))
    .innerJoin(invoice, eq(invoice.paymentId, payment.id))
    .where(gt(purchaseOrder.subscriptionId, 0))
    .orderBy(asc(purchaseOrder.id))
  expect(rows.map(({ total, paid }) => [total, paid])).toEqual([
    [7_000, 7_000],
    [19_600, 19_600],
  ])
})
