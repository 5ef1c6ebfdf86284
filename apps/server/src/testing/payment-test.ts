import type { changeOrder, ResponseOf, readPayment, startPayment } from '@prostuti/contract'
import { type Database, tables } from '@prostuti/db'
import { and, eq, gt } from 'drizzle-orm'
import type { GatewayAnswer } from '../features/gateways/index.ts'
import { buildBatch, buildCourse, buildInstalments, buildSchedule } from './builders/build-batch.ts'
import { buildDoctor } from './builders/build-doctor.ts'
import { buildImpersonation } from './builders/build-impersonation.ts'
import { buildSignIn } from './builders/build-sign-in.ts'
import { fakeGateways } from './fake-gateway.ts'
import { buildTestApp } from './test-app.ts'
import { createTestClock } from './test-clock.ts'

export type Checkout = ResponseOf<typeof changeOrder>
export type Started = ResponseOf<typeof startPayment>
export type Followed = ResponseOf<typeof readPayment>

type BatchSetting = { seats?: number; feePaisa?: number; discountPaisa?: number; instalments?: number[] }

/** The app with gateways in memory and a clock that stands still, and doctors who enrol and pay. */
export async function createPaymentTest(given: { database?: Database } = {}) {
  const clock = createTestClock()
  const gateways = fakeGateways()
  const { app, deps, smses, close } = await buildTestApp({ gateways, clock: clock.now, ...given })
  const { db } = deps.database
  await db.update(tables.site).set({
    paymentGateways: ['bkash', 'sslcommerz', 'manual'],
    manualPayment: { numbers: [{ wallet: 'bkash', number: '01700000000' }], note: { bn: 'সেন্ড মানি করুন।' } },
  })

  const place = await buildCourse(db)

  /** A batch with one schedule. */
  async function buildRoom({ seats = 10, instalments = [], ...given }: BatchSetting = {}) {
    const discountEndsAt = given.discountPaisa ? new Date(clock.now().getTime() + 86_400_000) : null
    const batch = await buildBatch(db, place, { ...given, discountEndsAt })
    const schedule = await buildSchedule(db, batch.id, { seats })
    if (instalments.length > 0) await buildInstalments(db, batch.id, instalments)
    return { batch_id: batch.id, schedule_id: schedule.id }
  }

  async function buildPayer() {
    const doctor = await buildDoctor(db)
    const { headers } = await buildSignIn(db, { doctorId: doctor.id, now: clock.now() })
    return { id: doctor.id, headers }
  }
  type Payer = { id: number; headers: Record<string, string> }

  const buildImpersonator = ({ id }: Payer) => buildImpersonation(db, { doctorId: id, now: clock.now() })

  const send = (method: 'GET' | 'POST', headers: Record<string, string>, path: string, payload?: object) =>
    app.inject({ method, url: `/api/v3/web/doctor${path}`, headers, ...(payload && { payload }) })
  const post = (payer: Payer, path: string, payload: object = {}) => send('POST', payer.headers, path, payload)
  const get = (payer: Payer, path: string) => send('GET', payer.headers, path)

  const enrol = async (payer: Payer, room: { batch_id: number; schedule_id: number }) =>
    (await post(payer, '/enrolments', room)).json<Checkout>()

  /** Presses "pay", and answers what the gateway was told. */
  async function pay(payer: Payer, orderId: number, body: object = { gateway: 'sslcommerz' }) {
    const response = await post(payer, `/orders/${orderId}/payments`, body)
    if (response.statusCode !== 201) throw new Error(response.body)
    const { payment, redirect } = response.json<Started>()
    const row = await paymentRow(payment.id)
    return { ...row, redirect }
  }

  async function paymentRow(id: number) {
    const [row] = await db.select().from(tables.payment).where(eq(tables.payment.id, id))
    return row!
  }

  const follow = async (payer: Payer, { orderId, id }: { orderId: number; id: number }) =>
    (await get(payer, `/orders/${orderId}/payments/${id}`)).json<Followed>()

  const seatsOf = async ({ schedule_id }: { schedule_id: number }) => {
    const [row] = await db.select().from(tables.schedule).where(eq(tables.schedule.id, schedule_id))
    const { seatHold } = tables
    const running = and(eq(seatHold.scheduleId, schedule_id), gt(seatHold.heldUntil, clock.now()))
    const holds = await db.$count(seatHold, running)
    return { sold: row!.seatsSold, holds }
  }

  const enrolmentOf = async (id: number | null) => {
    const [row] = await db.select().from(tables.enrolment).where(eq(tables.enrolment.id, id!))
    return row!
  }

  return {
    ...{ app, deps, smses, db, clock, gateways, close, place },
    ...{
      buildRoom,
      buildPayer,
      buildImpersonator,
      send,
      post,
      get,
      enrol,
      pay,
      paymentRow,
      follow,
      seatsOf,
      enrolmentOf,
    },
  }
}

/** What an honest gateway says of a payment that was made. */
export const confirmed = (
  row: { transaction: string; amountPaisa: number },
  but: Partial<Extract<GatewayAnswer, { status: 'paid' }>> = {},
): GatewayAnswer => ({
  status: 'paid',
  transaction: row.transaction,
  amount: row.amountPaisa,
  currency: 'BDT',
  risky: false,
  gatewayTrx: `bank-${row.transaction}`,
  method: 'BKASH-BKash',
  ...but,
})
