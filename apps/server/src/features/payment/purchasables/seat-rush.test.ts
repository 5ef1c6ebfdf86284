import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { fillDoctors } from '../../../testing/builders/fill-doctors.ts'
import { type Checkout, confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { findLedgerFaults } from '../ledger/find-ledger-faults.ts'
import { settlePayment } from '../settling/settle-payment.ts'

const test = await createPaymentTest()
const { db, deps } = test
afterAll(() => test.close())

const doctors = 500
const seats = 20

it('sells exactly twenty seats to five hundred doctors who come at once, and tells the others clearly', async () => {
  const room = await test.buildRoom({ seats })
  const { doctorIds, tokens } = await fillDoctors(db, { doctors, now: test.clock.now() })
  const payers = doctorIds.map((id, nth) => ({ id, headers: { authorization: `Bearer ${tokens[nth]}` } }))

  const began = performance.now()
  const outcomes = await Promise.all(
    payers.map(async (payer) => {
      const asked = await test.post(payer, '/enrolments', room)
      if (asked.statusCode !== 200) return asked.json<{ code: string }>().code
      const payment = await test.pay(payer, asked.json<Checkout>().order.id)
      // The return and the IPN, at the same moment.
      const settled = await Promise.all([
        settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) }),
        settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) }),
      ])
      return settled[0].state
    }),
  )
  const tookMs = performance.now() - began

  const counted = Object.fromEntries(
    Object.entries(Object.groupBy(outcomes, (each) => each)).map(([name, of]) => [name, of!.length]),
  )
  expect(counted).toEqual({ paid: seats, no_seat_left: doctors - seats })
  expect(await test.seatsOf(room)).toEqual({ sold: seats, holds: 0 })
  const { enrolment } = tables
  expect(await db.$count(enrolment, and(eq(enrolment.batchId, room.batch_id), eq(enrolment.state, 'active')))).toBe(
    seats,
  )
  expect(await findLedgerFaults(db)).toEqual([])
  expect(tookMs).toBeLessThan(20_000)
}, 60_000)
