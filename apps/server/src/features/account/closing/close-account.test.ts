import { closeAccount, readClosing } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { buildAttempt } from '../../../testing/builders/build-attempt.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildImpersonation } from '../../../testing/builders/build-impersonation.ts'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { buildStaff } from '../../../testing/builders/build-staff.ts'
import { refundPayment } from '../../../testing/give-back.ts'
import { confirmed, createPaymentTest } from '../../../testing/payment-test.ts'
import { findLedgerFaults, settlePayment } from '../../payment/index.ts'
import { forgetClosed } from './forget-closed.ts'

const test = await createPaymentTest()
const { app, db, deps, clock } = test
afterAll(async () => {
  expect(await findLedgerFaults(db)).toEqual([])
  await test.close()
})

type Headers = Record<string, string>

async function buildLeaver() {
  const doctor = await buildDoctor(db)
  const { headers } = await buildSignIn(db, { doctorId: doctor.id, now: clock.now() })
  return { ...doctor, headers }
}
type Leaver = Awaited<ReturnType<typeof buildLeaver>>

const close = (
  { headers, password, phone }: Leaver,
  given: { password?: string; phone?: string; headers?: Headers } = {},
) =>
  app.inject({
    method: 'POST',
    url: closeAccount.path,
    headers: given.headers ?? headers,
    payload: { password: given.password ?? password, phone: given.phone ?? phone },
  })

const ask = ({ headers }: { headers: Headers }) => app.inject({ method: 'GET', url: readClosing.path, headers })
const smsesTo = ({ phone }: Leaver) => test.smses.filter(({ to }) => to === phone).length
const rowOf = async ({ id }: { id: number }) =>
  (await db.select().from(tables.doctor).where(eq(tables.doctor.id, id)))[0]!

describe('closing an account', () => {
  it('ends every sign-in at once, empties the profile, tells the number, and writes it down', async () => {
    const leaver = await buildLeaver()
    const elsewhere = await buildSignIn(db, { doctorId: leaver.id, now: clock.now() })
    const staff = await buildImpersonation(db, { doctorId: leaver.id, now: clock.now() })
    expect((await close(leaver)).statusCode).toBe(200)
    for (const headers of [leaver.headers, elsewhere.headers, staff])
      expect((await ask({ headers })).statusCode).toBe(401)
    expect(await rowOf(leaver)).toMatchObject({ phone: `closed:${leaver.id}`, name: '–', closedAt: clock.now() })
    expect(smsesTo(leaver)).toBe(1)
    const entries = await db.select().from(tables.auditEntry).where(eq(tables.auditEntry.action, 'account_closed'))
    expect(entries.filter(({ doctorId }) => doctorId === leaver.id)).toMatchObject([{ staffId: null, detail: null }])
  })

  it('leaves the number free for a new account', async () => {
    const leaver = await buildLeaver()
    await close(leaver)
    const again = await buildDoctor(db, { phone: leaver.phone })
    expect(again.id).not.toBe(leaver.id)
  })

  it('takes the number in Bengali digits, and refuses another number or password and says which', async () => {
    const leaver = await buildLeaver()
    const wrongNumber = await close(leaver, { phone: '01711111111' })
    expect([wrongNumber.statusCode, Object.keys(wrongNumber.json().errors)]).toEqual([422, ['phone']])
    const wrongPassword = await close(leaver, { password: 'not this one' })
    expect([wrongPassword.statusCode, Object.keys(wrongPassword.json().errors)]).toEqual([422, ['password']])
    expect((await rowOf(leaver)).closedAt).toBeNull()
    const bengali = leaver.phone.slice(3).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)
    expect((await close(leaver, { phone: bengali })).statusCode).toBe(200)
  })

  it('lets nobody guess the password', async () => {
    const leaver = await buildLeaver()
    for (let nth = 0; nth < 5; nth++) await close(leaver, { password: `guess ${nth}` })
    expect((await close(leaver)).statusCode).toBe(429)
  })

  it('is refused to staff who look on, to nobody, and on a device that is not verified', async () => {
    const leaver = await buildLeaver()
    const staff = await buildImpersonation(db, { doctorId: leaver.id, now: clock.now() })
    const { headers } = await buildSignIn(db, { doctorId: leaver.id, verified: false, now: clock.now() })
    const answers = await Promise.all(
      [staff, { authorization: 'Bearer x' }, headers].map((each) => close(leaver, { headers: each })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 401, 423])
    expect((await rowOf(leaver)).closedAt).toBeNull()
  })

  it('happens once when it is pressed twice', async () => {
    const leaver = await buildLeaver()
    const answers = await Promise.all([close(leaver), close(leaver)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    expect(smsesTo(leaver)).toBe(1)
  })

  it('waits for an exam that runs, and says until when', async () => {
    const leaver = await buildLeaver()
    const endsAt = new Date(clock.now().getTime() + 600_000)
    const attempt = await buildAttempt(db, await buildPaper(db), {
      doctorId: leaver.id,
      startedAt: clock.now(),
      endsAt,
    })
    expect((await ask(leaver)).json().running_exam).toEqual({ ends_at: endsAt.toISOString() })
    const refused = await close(leaver)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'exam_running'])
    const finished = { finishedAt: clock.now(), finishedBy: 'doctor' as const }
    await db.update(tables.attempt).set(finished).where(eq(tables.attempt.id, attempt.id))
    expect((await close(leaver)).statusCode).toBe(200)
    // The sitting stays, for the ranks of others.
    expect(await db.$count(tables.attempt, eq(tables.attempt.doctorId, leaver.id))).toBe(1)
  })
})

describe('money of somebody who closes the account', () => {
  it('is named before: courses, dues, a wish for money back, a payment under way', async () => {
    const leaver = await buildLeaver()
    const { order } = await test.enrol(leaver, await test.buildRoom({ instalments: [40, 60] }))
    await test.post(leaver, `/orders/${order.id}`, { plan: 'instalments' })
    const first = await test.pay(leaver, order.id)
    expect((await ask(leaver)).json()).toMatchObject({ open_payments: 1, courses: [], owed_paisa: 0 })
    await settlePayment(deps, { paymentId: first.id, verdict: confirmed(first) })
    await test.post(leaver, `/orders/${order.id}/refund-request`, { reason: 'বদলি' })
    const before = (await ask(leaver)).json()
    expect(before).toMatchObject({ open_payments: 0, receipts: 1, courses: [{ order_id: order.id }] })
    expect(before.refund_requests).toMatchObject([{ order_id: order.id }])
  })

  it('stays in the books; seats, held or sold, go back, and nobody is asked for the rest', async () => {
    const leaver = await buildLeaver()
    const [sold, held] = [await test.buildRoom({ instalments: [40, 60] }), await test.buildRoom()]
    const { order } = await test.enrol(leaver, sold)
    await test.post(leaver, `/orders/${order.id}`, { plan: 'instalments' })
    const paid = await test.pay(leaver, order.id)
    await settlePayment(deps, { paymentId: paid.id, verdict: confirmed(paid) })
    await test.enrol(leaver, held)
    expect([await test.seatsOf(sold), await test.seatsOf(held)]).toEqual([
      { sold: 1, holds: 0 },
      { sold: 0, holds: 1 },
    ])
    expect((await close(leaver)).statusCode).toBe(200)
    expect([await test.seatsOf(sold), await test.seatsOf(held)]).toEqual([
      { sold: 0, holds: 0 },
      { sold: 0, holds: 0 },
    ])
    expect(await test.paymentRow(paid.id)).toMatchObject({ state: 'paid', tellAt: null })
    expect(await db.$count(tables.invoice, eq(tables.invoice.paymentId, paid.id))).toBe(1)
    const orders = await db.select().from(tables.purchaseOrder).where(eq(tables.purchaseOrder.doctorId, leaver.id))
    expect(orders.map(({ closedAt }) => closedAt)).toEqual([clock.now(), clock.now()])
  })

  it('is sent back by staff after it was closed, and nobody is written to', async () => {
    const leaver = await buildLeaver()
    const { order } = await test.enrol(leaver, await test.buildRoom())
    const paid = await test.pay(leaver, order.id)
    await settlePayment(deps, { paymentId: paid.id, verdict: confirmed(paid) })
    await close(leaver)
    const before = test.smses.length
    const { id: staffId } = await buildStaff(db)
    await refundPayment(deps, { paymentId: paid.id, amountPaisa: paid.amountPaisa, reason: 'x', staffId })
    expect(await db.$count(tables.refund, eq(tables.refund.paymentId, paid.id))).toBe(1)
    expect(test.smses.length).toBe(before)
  })

  it('that comes after it was closed is kept for staff and opens nothing', async () => {
    const leaver = await buildLeaver()
    const room = await test.buildRoom()
    const { order } = await test.enrol(leaver, room)
    const late = await test.pay(leaver, order.id)
    await close(leaver)
    const settled = await settlePayment(deps, { paymentId: late.id, verdict: confirmed(late) })
    expect(settled).toEqual({ state: 'on_hold', reason: 'account_closed', changed: true })
    expect(await test.paymentRow(late.id)).toMatchObject({ gatewayTrx: `bank-${late.transaction}`, tellAt: null })
    expect(await test.enrolmentOf(order.enrolment_id)).toMatchObject({ state: 'lapsed' })
    expect(await test.seatsOf(room)).toEqual({ sold: 0, holds: 0 })
  })

  it('goes one of two ways when it comes at the same moment, and the books are right', async () => {
    const leaver = await buildLeaver()
    const room = await test.buildRoom()
    const { order } = await test.enrol(leaver, room)
    const payment = await test.pay(leaver, order.id)
    const [closed, settled] = await Promise.all([
      close(leaver),
      settlePayment(deps, { paymentId: payment.id, verdict: confirmed(payment) }),
    ])
    expect(closed.statusCode).toBe(200)
    expect(['paid', 'on_hold']).toContain(settled.state)
    expect(await test.seatsOf(room)).toEqual({ sold: 0, holds: 0 })
  })

  it('does not hold a seat for an order that was under way at that moment', async () => {
    const leaver = await buildLeaver()
    const room = await test.buildRoom({ feePaisa: 0 })
    const enrolling = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('enrol'), ${leaver.id}::int)`)
      const sent = test.post(leaver, '/enrolments', room)
      const isWaiting = sql`select from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and locktype = 'advisory' and not granted and objid = ${leaver.id}::int`
      await expect.poll(async () => (await db.execute(isWaiting)).rowCount, { timeout: 15_000 }).toBe(1)
      await close(leaver)
      // Else leaving this transaction would wait for an answer that waits for its end.
      return { sent }
    })
    await enrolling.sent
    await forgetClosed(db, clock.now())
    expect(await test.seatsOf(room)).toEqual({ sold: 0, holds: 0 })
    const [enrolled] = await db.select().from(tables.enrolment).where(eq(tables.enrolment.doctorId, leaver.id))
    expect(enrolled).toMatchObject({ state: 'ended' })
  })
})
