import { randomUUID } from 'node:crypto'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { approvePayment } from '../../../features/payment/staff/approve-payment.ts'
import { buildBranch } from '../../builders/build-batch.ts'
import { buildPayment } from '../../builders/build-payment.ts'
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
}
