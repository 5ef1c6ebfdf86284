import type { ResponseOf, readInvoice } from '@prostuti/contract'
import { connect, tables } from '@prostuti/db'
import { asc } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildPayment } from '../../../testing/builders/build-payment.ts'
import { confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { days } from '../../../testing/test-clock.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { issueInvoice } from './issue-invoice.ts'

const test = await createPaymentTest()
const { app, db, deps, clock } = test
afterAll(() => test.close())

type Receipt = ResponseOf<typeof readInvoice>

async function inParts() {
  const payer = await test.buildPayer()
  const { order } = await test.enrol(payer, await test.buildRoom({ instalments: [400_000, 600_000] }))
  await test.post(payer, `/orders/${order.id}`, { plan: 'instalments' })
  const first = await test.pay(payer, order.id)
  await settlePayment(deps, { paymentId: first.id, verdict: confirmed(first) })
  clock.move(days(1))
  const second = await test.pay(payer, order.id)
  await settlePayment(deps, { paymentId: second.id, verdict: confirmed(second) })
  return { payer, order, first, second }
}
const paid = await inParts()
const path = `/orders/${paid.order.id}/invoice`

describe('a receipt', () => {
  it('is the newest of the order, with what was open after it', async () => {
    const answer = await test.get(paid.payer, path)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { invoice, invoices, centre } = answer.json<Receipt>()
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^\d{6}$/),
      amount_paisa: 600_000,
      open_paisa: 0,
      later_due_on: [],
      gateway: 'sslcommerz',
      reference: `bank-${paid.second.transaction}`,
    })
    expect(invoices.map(({ payment_id }) => payment_id)).toEqual([paid.first.id, paid.second.id])
    expect(centre.name).toBe('প্রস্তুতি')
  })

  it('of an earlier payment says what was open then', async () => {
    const { invoice } = (await test.get(paid.payer, `${path}?payment=${paid.first.id}`)).json<Receipt>()
    expect(invoice).toMatchObject({ amount_paisa: 400_000, open_paisa: 600_000, later_due_on: ['2026-09-01'] })
  })

  it('is nobody else’s, and there is none before the first payment', async () => {
    const stranger = await test.buildPayer()
    expect((await test.get(stranger, path)).statusCode).toBe(404)
    const { order } = await test.enrol(stranger, await test.buildRoom())
    expect((await test.get(stranger, `/orders/${order.id}/invoice`)).statusCode).toBe(404)
    expect((await test.get(paid.payer, `${path}?payment=999999`)).statusCode).toBe(404)
    expect((await test.get(paid.payer, `${path}?payment=x`)).statusCode).toBe(422)
    expect((await app.inject({ url: `/api/v3/web/doctor${path}` })).statusCode).toBe(401)
  })
})

describe('the numbers of receipts', () => {
  it('have no gaps when two hundred are given at once and some transactions fail', async () => {
    const payments: (typeof tables.payment.$inferSelect)[] = []
    for (let nth = 0; nth < 200; nth += 1) {
      const transaction = `GAP-${String(nth).padStart(6, '0')}`
      payments.push(
        nth === 0 ? (await buildPayment(db, { transaction })).payment : await copyOf(payments[0]!, transaction),
      )
    }
    const many = connect((deps.database as unknown as { url: string }).url, { max: 20 })
    const outcomes = await Promise.allSettled(
      payments.map(({ id: paymentId }, nth) =>
        many.db.transaction(async (tx) => {
          await issueInvoice(tx, { paymentId, now: clock.now() })
          if (nth % 7 === 0) throw new Error('the rest of the transaction failed')
        }),
      ),
    )
    await many.close()
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(29)
    const rows = await db.select().from(tables.invoice).orderBy(asc(tables.invoice.number))
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, place) => place + 1))
  })
})

async function copyOf({ orderId }: typeof tables.payment.$inferSelect, transaction: string) {
  const [made] = await db
    .insert(tables.payment)
    .values({ orderId, gateway: 'sslcommerz', transaction, amountPaisa: 150_000, startedAt: clock.now() })
    .returning()
  return made!
}
