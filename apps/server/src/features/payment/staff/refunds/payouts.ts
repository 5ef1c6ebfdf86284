import { type Transaction, type Tx, tables } from '@prostuti/db'
import { needsSecondSignature, type Paisa } from '@prostuti/payment-rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../../../errors.ts'
import { askSignature, endSignature, signOpen } from '../../../signature/index.ts'
import type { StaffMember } from '../../../staff/index.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import { payoutSignature } from '../../refund-requests/end-waiting-payout.ts'
import { type BegunRefund, beginRefund, refundableOf } from '../../refunds/refund-payment.ts'
import { isUnsentRefund } from '../../refunds/unsent-refund.ts'
import { grantRefundRequest } from '../decide-refund-request.ts'

const { payment, payout, purchaseOrder, refund } = tables

export type PayoutRow = typeof payout.$inferSelect
export type NewPayout = Omit<
  typeof payout.$inferInsert,
  'id' | 'state' | 'askedBy' | 'decidedBy' | 'decidedAt' | 'words'
>

/** What was decided, and the refunds that were begun by it: once that is kept they are sent on their way. */
export type Decided = { row: PayoutRow; begun: BegunRefund[] }

type By = { member: StaffMember; now: Date }

/** How often money of this doctor went back or was to: also what a gateway refused, or staff say never left. */
const countRefundsOf = (tx: Tx, doctorId: number): Promise<number> =>
  tx.$count(
    refund,
    inArray(
      refund.paymentId,
      tx
        .select({ id: payment.id })
        .from(payment)
        .innerJoin(purchaseOrder, eq(purchaseOrder.id, payment.orderId))
        .where(eq(purchaseOrder.doctorId, doctorId)),
    ),
  )

export async function needsSecond(tx: Tx, { orderId, amountPaisa }: { orderId: number; amountPaisa: Paisa }) {
  const [order] = await tx.select().from(purchaseOrder).where(eq(purchaseOrder.id, orderId))
  return needsSecondSignature({ amount: amountPaisa, earlier: await countRefundsOf(tx, order!.doctorId) })
}

/** Somebody who may not pay out proposes it. A press that was heard before has its answer again. */
export async function propose(tx: Transaction, given: NewPayout, by: By): Promise<Decided> {
  const { row } = await insert(tx, given, { state: 'proposed', by })
  return { row, begun: [] }
}

/** Somebody who may pay out does so, or asks for the second signature where two have to answer for it. */
export async function give(tx: Transaction, given: NewPayout, by: By): Promise<Decided> {
  const { row, isNew } = await insert(tx, given, { state: 'to_sign', by })
  return isNew ? goOn(tx, row, by) : { row, begun: [] }
}

async function insert(tx: Transaction, given: NewPayout, { state, by }: { state: PayoutRow['state']; by: By }) {
  // One at a time of an order: two presses come one after the other.
  await lockPaymentsAndOrder(tx, given.orderId)
  const [known] = await tx.select().from(payout).where(eq(payout.key, given.key))
  if (known !== undefined) return { row: sameWish(known, given, by), isNew: false }
  if (given.paymentId) {
    const [row] = await tx.select().from(payment).where(eq(payment.id, given.paymentId))
    if (given.amountPaisa > (await refundableOf(tx, row!))) throw new AppError('payment_decided')
  }
  const [made] = await tx
    .insert(payout)
    .values({ ...given, state, askedBy: by.member.id, createdAt: by.now })
    .onConflictDoNothing()
    .returning()
  // Another of the same order waits already.
  if (made === undefined) throw new AppError('payment_decided')
  return { row: made, isNew: true }
}

/** The same press heard again; a press that was about something else is none. */
function sameWish(known: PayoutRow, given: NewPayout, by: By): PayoutRow {
  const { orderId, amountPaisa, paymentId = null, requestId = null } = given
  const isSame =
    known.orderId === orderId &&
    known.paymentId === paymentId &&
    known.requestId === requestId &&
    known.amountPaisa === amountPaisa &&
    known.askedBy === by.member.id
  if (!isSame) throw new AppError('version_conflict')
  return known
}

/**
 * Payments before their order, as everywhere; and before them a lock of the doctor's, of whom one payout at a time is decided: two of
 * different orders would both count as the first. Settling never waits for it.
 */
async function lockPaymentsAndOrder(tx: Transaction, orderId: number): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('payout'), doctor_id) from purchase_order where id = ${orderId}::int`,
  )
  await tx
    .select({ id: payment.id })
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(payment.id)
    .for('update')
  await lockOrder(tx, orderId)
}

/** Signed by two where that is needed, by one where it is not. */
async function goOn(tx: Transaction, row: PayoutRow, by: By): Promise<Decided> {
  if (!(await needsSecond(tx, row))) return apply(tx, row, by)
  await askSignature(tx, { ...payoutSignature(row.id), ...by, words: row.reason })
  return { row: await write(tx, row.id, { state: 'to_sign' }), begun: [] }
}

/** What a colleague proposed is decided by one who may. */
export async function accept(
  tx: Transaction,
  { id, ...how }: { id: number } & Pick<PayoutRow, 'byHand' | 'reference'>,
  by: By,
): Promise<Decided> {
  const row = await lockPayout(tx, id, 'proposed')
  await tx
    .update(payout)
    .set({ ...how, decidedBy: by.member.id, decidedAt: by.now })
    .where(eq(payout.id, id))
  return goOn(tx, { ...row, ...how }, by)
}

/** The second of two: another than who proposed it and who decided it. */
export async function sign(tx: Transaction, id: number, by: By): Promise<Decided> {
  const row = await lockPayout(tx, id, 'to_sign')
  if (row.askedBy === by.member.id) throw new AppError('second_person_needed')
  await signOpen(tx, { ...payoutSignature(id), ...by })
  return apply(tx, row, by)
}

/** Not done after all: refused by one who may decide, declined by the second person, or taken back by who asked for the signature. */
export async function end(
  tx: Transaction,
  { id, from, state, words }: { id: number; from: PayoutRow['state']; state: 'refused' | 'withdrawn'; words: string },
  by: By,
): Promise<Decided> {
  await lockPayout(tx, id, from)
  await endSignature(tx, { ...payoutSignature(id), ...by, words })
  const decided = { decidedBy: by.member.id, decidedAt: by.now }
  return { row: await write(tx, id, { state, words, ...decided }), begun: [] }
}

/** A refund that failed is not sent again: kept as a payout that was refused. */
export async function giveUp(
  tx: Transaction,
  { refundId, orderId, words }: { refundId: number; orderId: number; words: string },
  { member, now }: By,
): Promise<Decided> {
  await lockPaymentsAndOrder(tx, orderId)
  const [failed] = await tx
    .select({ paymentId: refund.paymentId, amountPaisa: refund.amountPaisa, reason: refund.reason })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(refund.id, refundId), isUnsentRefund))
  // Somebody has sent it again, or given it up.
  if (failed === undefined) throw new AppError('payment_decided')
  const by = { askedBy: member.id, decidedBy: member.id, decidedAt: now, createdAt: now }
  const [row] = await tx
    .insert(payout)
    .values({ ...failed, orderId, key: `given-up-${refundId}`, state: 'refused', words, ...by })
    .returning()
  return { row: row!, begun: [] }
}

/** What became of the money of a payout so far. Its refunds were written down in the moment it was given. */
export async function becameOf(tx: Tx, { orderId, state, decidedAt }: PayoutRow) {
  if (state !== 'given') return null
  const rows = await tx
    .select({ state: refund.state })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(payment.orderId, orderId), eq(refund.createdAt, decidedAt!)))
  const worst = (['failed', 'asked', 'done'] as const).find((each) => rows.some((row) => row.state === each))
  return worst ?? null
}

async function lockPayout(tx: Transaction, id: number, state: PayoutRow['state']): Promise<PayoutRow> {
  const [found] = await tx.select({ orderId: payout.orderId }).from(payout).where(eq(payout.id, id))
  if (found === undefined) throw new AppError('not_found')
  await lockPaymentsAndOrder(tx, found.orderId)
  const [row] = await tx.select().from(payout).where(eq(payout.id, id))
  if (row!.state !== state) throw new AppError('payment_decided')
  return row!
}

/** The money goes: its refunds are written down, and those by hand are done. */
async function apply(tx: Transaction, row: PayoutRow, { member, now }: By): Promise<Decided> {
  const given = await write(tx, row.id, { state: 'given', decidedBy: member.id, decidedAt: now })
  const byHand = row.byHand ? { byHand: { reference: row.reference } } : {}
  if (row.requestId !== null)
    return {
      row: given,
      begun: await grantRefundRequest(
        tx,
        {
          ...{ refundRequestId: row.requestId, staffId: member.id, amountPaisa: row.amountPaisa },
          ...(row.answer && { answer: row.answer }),
          ...byHand,
        },
        now,
      ),
    }
  const wanted = { paymentId: row.paymentId!, amountPaisa: row.amountPaisa, reason: row.reason, ends: row.ends }
  return { row: given, begun: [await beginRefund(tx, { ...wanted, staffId: member.id, ...byHand }, now)] }
}

async function write(tx: Tx, id: number, change: Partial<PayoutRow>): Promise<PayoutRow> {
  const [row] = await tx.update(payout).set(change).where(eq(payout.id, id)).returning()
  return row!
}
