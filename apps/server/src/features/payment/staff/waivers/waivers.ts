import { type Transaction, type Tx, tables } from '@prostuti/db'
import { bookWaiver, type Paisa } from '@prostuti/payment-rules'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../../errors.ts'
import { tellLive } from '../../../live/index.ts'
import { askSignature, endSignature, requireSettled, signOpen } from '../../../signature/index.ts'
import type { StaffMember } from '../../../staff/index.ts'
import { owedOf } from '../../ledger/owed-of.ts'
import { writeLedger } from '../../ledger/write-ledger.ts'
import { waiverSignature } from '../../orders/end-waiting-waiver.ts'
import { loadOrders } from '../../orders/load-orders.ts'
import { lockOrder, type OrderRow } from '../../orders/lock-order.ts'
import { waivableOf } from './waivable-of.ts'

const { purchaseOrder, waiver } = tables

export type WaiverRow = typeof waiver.$inferSelect
type NewWaiver = Pick<WaiverRow, 'orderId' | 'amountPaisa' | 'reason' | 'key'>
type By = { member: StaffMember; now: Date }

/**
 * The first of two people asks that a debt, or a part of it, is no longer asked for. The order goes on, and what was bought stays the
 * doctor's. A press that was heard before has its answer again.
 */
export async function askWaiver(tx: Transaction, given: NewWaiver, by: By): Promise<WaiverRow> {
  requireSettled(by.member, by.now)
  const order = await lockOrder(tx, given.orderId)
  const [known] = await tx.select().from(waiver).where(eq(waiver.key, given.key))
  if (known !== undefined) {
    const isSame = known.orderId === given.orderId && known.amountPaisa === given.amountPaisa
    if (!isSame || known.askedBy !== by.member.id) throw new AppError('version_conflict')
    return known
  }
  const fault = await judge(tx, order, { amountPaisa: given.amountPaisa, now: by.now })
  if (fault !== undefined) throw new AppError(fault)
  const [made] = await tx
    .insert(waiver)
    .values({ ...given, state: 'to_sign', askedBy: by.member.id, createdAt: by.now })
    .onConflictDoNothing()
    .returning()
  // Another of the same order waits already.
  if (made === undefined) throw new AppError('payment_decided')
  await askSignature(tx, { ...waiverSignature(made.id), ...by, words: given.reason })
  return made
}

/**
 * The second signs, and that much is no longer owed. Where it was paid meanwhile, or the doctor leaves, nothing is waived: the wish is
 * over, and the error that says why is given back, for that is to be kept.
 */
export async function signWaiver(tx: Transaction, id: number, by: By): Promise<WaiverRow | AppError> {
  const { row, order } = await lockWaiver(tx, id)
  const { amountPaisa } = row
  const fault = await judge(tx, order, { amountPaisa, now: by.now })
  if (fault !== undefined) {
    if (row.askedBy === by.member.id) throw new AppError('second_person_needed')
    await close(tx, row, { state: 'refused', words: null, by })
    return new AppError(fault)
  }
  await signOpen(tx, { ...waiverSignature(id), ...by })
  const entry = { kind: 'waiver', orderId: order.id, at: by.now } as const
  await writeLedger(tx, entry, bookWaiver(amountPaisa))
  if ((await owedOf(tx, order.id)) === 0)
    await tx.update(purchaseOrder).set({ paidAt: by.now }).where(eq(purchaseOrder.id, order.id))
  await tellLive(tx, { doctor: order.doctorId }, { kind: 'payment', id: order.id })
  return write(tx, id, { state: 'given', words: null, by })
}

/** Declined by another, or taken back by who asked for it; either way with words. */
export async function endWaiver(
  tx: Transaction,
  { id, words }: { id: number; words: string },
  by: By,
): Promise<WaiverRow> {
  const { row } = await lockWaiver(tx, id)
  return close(tx, row, { state: row.askedBy === by.member.id ? 'withdrawn' : 'refused', words, by })
}

/** Why so much cannot be waived now; undefined when it can. */
async function judge(tx: Tx, order: OrderRow, { amountPaisa, now }: { amountPaisa: Paisa; now: Date }) {
  if (order.bookedAt === null || order.closedAt !== null) return 'nothing_to_pay'
  const [facts] = await loadOrders(tx, [order.id], now)
  if (facts!.isLeaving) return 'refund_requested'
  if ((await owedOf(tx, order.id)) === 0) return 'nothing_to_pay'
  return amountPaisa > waivableOf(facts!) ? 'payment_decided' : undefined
}

type Ending = { state: 'given' | 'refused' | 'withdrawn'; words: string | null; by: By }

async function close(tx: Transaction, row: WaiverRow, { state, words, by }: Ending): Promise<WaiverRow> {
  await endSignature(tx, { ...waiverSignature(row.id), ...by, words })
  return write(tx, row.id, { state, words, by })
}

async function write(tx: Tx, id: number, { state, words, by: { member, now } }: Ending): Promise<WaiverRow> {
  const [row] = await tx
    .update(waiver)
    .set({ state, words, decidedBy: member.id, decidedAt: now })
    .where(eq(waiver.id, id))
    .returning()
  return row!
}

/** The order first, as everywhere; then nobody else decides about it. */
async function lockWaiver(tx: Transaction, id: number): Promise<{ row: WaiverRow; order: OrderRow }> {
  const [found] = await tx.select({ orderId: waiver.orderId }).from(waiver).where(eq(waiver.id, id))
  if (found === undefined) throw new AppError('not_found')
  const order = await lockOrder(tx, found.orderId)
  const [row] = await tx.select().from(waiver).where(eq(waiver.id, id))
  if (row!.state !== 'to_sign') throw new AppError('payment_decided')
  return { row: row!, order }
}
