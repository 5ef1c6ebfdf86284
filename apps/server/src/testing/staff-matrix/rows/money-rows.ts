import { randomUUID } from 'node:crypto'
import { tables } from '@prostuti/db'
import { bookOrder } from '@prostuti/payment-rules'
import { eq } from 'drizzle-orm'
import { writeLedger } from '../../../features/payment/ledger/write-ledger.ts'
import { approvePayment } from '../../../features/payment/staff/approve-payment.ts'
import { buildBranch } from '../../builders/build-batch.ts'
import { buildPayment } from '../../builders/build-payment.ts'
import { buildStaff } from '../../builders/build-staff.ts'
import type { StaffAsk, StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

/** What the batch costs that a payment is built with. */
const fee = 1_000_000

type Values = Omit<Parameters<typeof buildPayment>[1], 'transaction'>

/** A payment of a doctor, a course and a branch of its own. */
async function makePayment({ db, next }: StaffWorld, given: Values = {}) {
  const nth = String(next()).padStart(6, '0')
  const built = await buildPayment(db, {
    transaction: `2611-${nth}`,
    gatewayTrx: `TRX${nth}`,
    amountPaisa: fee,
    ...given,
  })
  const { id: contactId } = await buildBranch(db)
  await db
    .update(tables.schedule)
    .set({ contactId, mode: 'branch' })
    .where(eq(tables.schedule.id, built.enrolment.scheduleId))
  return { ...built, id: built.payment.id, orderId: built.order.id, contactId }
}
type Made = Awaited<ReturnType<typeof makePayment>>

const byHand = (world: StaffWorld) => makePayment(world, { gateway: 'manual', reason: 'awaiting_staff' })

/** One that came, with its order booked and its receipt written. */
async function makePaid(world: StaffWorld) {
  const made = await byHand(world)
  await world.db.transaction((tx) => approvePayment(tx, { paymentId: made.id, now: new Date() }))
  return made
}

const of = (make: (world: StaffWorld) => Promise<Made>, askOf: (made: Made) => StaffAsk): StaffMatrixRow => {
  const ask = async (world: StaffWorld) => askOf(await make(world))
  return { ask, foreign: ask }
}

/** A payout of a paid payment, as the office wrote it. */
async function makePayout(world: StaffWorld, state: 'proposed' | 'to_sign', askedBy?: number) {
  const made = await makePaid(world)
  const { id: by } = askedBy ? { id: askedBy } : await buildStaff(world.db, { role: 'accounts' })
  const [row] = await world.db
    .insert(tables.payout)
    .values({
      ...{ orderId: made.orderId, paymentId: made.id, amountPaisa: fee, reason: 'অসুস্থ', byHand: true, state },
      ...{ key: randomUUID(), askedBy: by },
    })
    .returning()
  const resourceId = String(row!.id)
  if (state === 'to_sign')
    await world.db
      .insert(tables.signature)
      .values({ deed: 'money.refund', resource: 'payout', resourceId, askedBy: by, askedAt: new Date() })
  return { ...made, id: row!.id }
}

/** A doctor's wish to leave. */
async function makeWish(world: StaffWorld) {
  const made = await makePaid(world)
  const money = { total: fee, here: fee, keep: 0, back: fee }
  const reckoning = { rule: 'before_start', classes: null, sheets: null, allUntil: null, ...money } as const
  const [row] = await world.db
    .insert(tables.refundRequest)
    .values({ orderId: made.orderId, cause: 'leaving', reckoning })
    .returning()
  return { ...made, id: row!.id }
}

/** A refund of which the gateway cannot say what became of it. */
async function makeLost(world: StaffWorld) {
  const made = await makePaid(world)
  const [row] = await world.db
    .insert(tables.refund)
    .values({ paymentId: made.id, amountPaisa: 100_000, reason: 'অসুস্থ', asked: 2 })
    .returning()
  return { ...made, id: row!.id }
}

/** A refund that a gateway refused. */
async function makeFailed(world: StaffWorld) {
  const made = await makeLost(world)
  await world.db
    .update(tables.refund)
    .set({ state: 'failed', settledAt: new Date() })
    .where(eq(tables.refund.id, made.id))
  return made
}

/** An order of which one part is paid and the next is still to come. */
async function makeOwing(world: StaffWorld) {
  const made = await makePayment(world)
  const { db } = world
  const days = (many: number) => new Date(Date.now() + many * 86_400_000).toISOString().slice(0, 10)
  await db.update(tables.purchaseOrder).set({ bookedAt: new Date() }).where(eq(tables.purchaseOrder.id, made.orderId))
  await db.insert(tables.orderInstalment).values([
    { orderId: made.orderId, number: 1, amountPaisa: fee / 2, dueOn: days(5) },
    { orderId: made.orderId, number: 2, amountPaisa: fee / 2, dueOn: days(60) },
  ])
  await db.transaction((tx) =>
    writeLedger(tx, { kind: 'order', orderId: made.orderId, at: new Date() }, bookOrder({ list: fee, total: fee })),
  )
  return { ...made, id: made.orderId }
}

/** A waiver that waits for its second signature. */
async function makeWaiver(world: StaffWorld) {
  const made = await makeOwing(world)
  const { id: askedBy } = await buildStaff(world.db, { role: 'accounts' })
  const [row] = await world.db
    .insert(tables.waiver)
    .values({ orderId: made.orderId, amountPaisa: 1_000, reason: 'অসুস্থ', key: randomUUID(), state: 'to_sign', askedBy })
    .returning()
  const resourceId = String(row!.id)
  await world.db
    .insert(tables.signature)
    .values({ deed: 'money.waiver', resource: 'waiver', resourceId, askedBy, askedAt: new Date() })
  return { ...made, id: row!.id }
}

const byHandNow = { by_hand: true, reference: null }
const giveBack = () => ({ amount_paisa: 100_000, reason: 'অসুস্থ', ends: false, key: randomUUID() })

const params = ({ id }: Made) => ({ params: { id } })

export const moneyRows: Record<string, StaffMatrixRow> = {
  listPayments: { withheld: async (world) => ({ query: { ids: String((await makePaid(world)).id) } }) },
  exportPayments: {
    ask: () => ({ body: { format: 'csv', filter: {}, title: 'পেমেন্ট', list: '/payments' } }),
    withheld: async (world) => ({
      body: { format: 'csv', filter: { ids: String((await makePaid(world)).id) }, title: 'পেমেন্ট', list: '/payments' },
    }),
  },
  readStaffPayment: of(makePaid, params),
  receiptFile: of(makePaid, params),
  approvePayment: of(byHand, (made) => ({ ...params(made), body: {} })),
  refusePayment: of(byHand, (made) => ({ ...params(made), body: { reason: 'এমন টাকা আসেনি' } })),
  askGateway: of(makePayment, params),
  resendReceipt: of(makePaid, params),
  findTillOrders: { ask: () => ({ query: { q: 'নুসরাত' } }), unscoped: 'asked of its own branch in take-cash.test.ts' },
  readTillOrder: of(makePayment, ({ orderId }) => ({ params: { id: orderId } })),
  takeCash: of(makePayment, ({ orderId, contactId }) => ({
    params: { id: orderId },
    body: { amount_paisa: fee, shown_paisa: fee, branch_id: contactId, key: randomUUID() },
  })),
  listRefunds: { unscoped: 'asked of its own courses in refund-desk.test.ts' },
  readRefundTerms: of(makePaid, params),
  proposeRefund: of(makePaid, (made) => ({ ...params(made), body: giveBack() })),
  giveRefund: of(makePaid, (made) => ({ ...params(made), body: { ...giveBack(), ...byHandNow } })),
  acceptPayout: of(
    (world) => makePayout(world, 'proposed'),
    (made) => ({ ...params(made), body: byHandNow }),
  ),
  refusePayout: of(
    (world) => makePayout(world, 'proposed'),
    (made) => ({ ...params(made), body: { words: 'নিয়মে নেই' } }),
  ),
  signPayout: of((world) => makePayout(world, 'to_sign'), params),
  declinePayout: of(
    (world) => makePayout(world, 'to_sign'),
    (made) => ({ ...params(made), body: { words: 'নিয়মে নেই' } }),
  ),
  lookAtRequest: { ...of(makeWish, params), unaudited: 'nothing is decided by looking' },
  grantRequest: of(makeWish, (made) => ({
    ...params(made),
    body: { ...byHandNow, amount_paisa: null, answer: null, key: randomUUID() },
  })),
  refuseRequest: of(makeWish, (made) => ({ ...params(made), body: { answer: 'নিয়মে নেই' } })),
  giveUpRefund: of(makeFailed, (made) => ({ ...params(made), body: { words: 'ডাক্তার আর চান না' } })),
  sayRefund: of(makeLost, (made) => ({ ...params(made), body: { found: false, reference: null } })),
  listDues: { unscoped: 'asked of its own courses in dues.test.ts' },
  postponeDue: of(makeOwing, (made) => ({ ...params(made), body: { number: 1 } })),
  sendPayLink: of(makeOwing, params),
  askWaiver: of(makeOwing, (made) => ({
    ...params(made),
    body: { amount_paisa: 1_000, reason: 'অসুস্থ', key: randomUUID() },
  })),
  signWaiver: of(makeWaiver, params),
  declineWaiver: of(makeWaiver, (made) => ({ ...params(made), body: { words: 'আগে ফোন করুন' } })),
}
