import { type Tx, tables } from '@prostuti/db'
import { type CodeRefusal, type CodeUses, refuseCode } from '@prostuti/payment-rules'
import { toLatinDigits } from '@prostuti/text/digits'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'

const { discountCode, enrolment, eventHold, payment, purchaseOrder, seatHold, subscription } = tables

export type CodeRow = typeof discountCode.$inferSelect

type Wanted = { orderId: number | undefined; doctorId: number; thing: string; now: Date }

/** Readers type it in any case and in either script's digits, with spaces or hyphens as it stood on a poster. */
const codeAsStored = (typed: string): string => toLatinDigits(typed).replace(/[\s-]/g, '').toUpperCase()

export const useTypedCode = (tx: Tx, typed: string, wanted: Wanted) =>
  useCode(tx, eq(discountCode.code, codeAsStored(typed)), wanted)

/** The code an order has already, whose hold has ended meanwhile: others may have used it up. */
export const useCodeAgain = (tx: Tx, id: number, wanted: Wanted) => useCode(tx, eq(discountCode.id, id), wanted)

/** Whether others, or other orders of this doctor, have left nothing of it. Its days may be over: what was agreed in them holds. */
export async function isUsedUp(tx: Tx, id: number, by: Omit<Wanted, 'thing'>): Promise<boolean> {
  const [code] = await tx.select().from(discountCode).where(eq(discountCode.id, id)).for('no key update')
  const { all, byDoctor } = await countUses(tx, id, by)
  const { useLimit, useLimitPerDoctor } = code!
  return (useLimit !== null && all >= useLimit) || (useLimitPerDoctor !== null && byDoctor >= useLimitPerDoctor)
}

/**
 * The code for this order, or why not. Uses are counted behind the lock of the code's row, so that doctors who come at
 * once are counted one by one; the seat is held before, because a use counts for as long as the hold runs.
 */
async function useCode(
  tx: Tx,
  which: SQL,
  { orderId, doctorId, thing, now }: Wanted,
): Promise<CodeRow | CodeRefusal | 'unknown'> {
  const [code] = await tx.select().from(discountCode).where(and(which, discountCode.isActive)).for('no key update')
  if (code === undefined) return 'unknown'
  const uses = await countUses(tx, code.id, { orderId, doctorId, now })
  const rule = { ...code, limit: code.useLimit, limitPerDoctor: code.useLimitPerDoctor }
  return refuseCode(now, rule, thing, uses) ?? code
}

/** Orders that were paid, are being paid at this moment, or whose money waits for staff. */
async function countUses(tx: Tx, codeId: number, by: Omit<Wanted, 'thing'>): Promise<CodeUses> {
  const now = sql.param(by.now, seatHold.heldUntil)
  const isHeld = sql`exists (
    select from ${seatHold} join ${enrolment} on ${enrolment.scheduleId} = ${seatHold.scheduleId}
    where ${enrolment.id} = ${purchaseOrder.enrolmentId} and ${seatHold.doctorId} = ${purchaseOrder.doctorId} and ${seatHold.heldUntil} > ${now}
  ) or exists (
    select from ${eventHold}
    where ${eventHold.eventId} = ${purchaseOrder.eventId} and ${eventHold.doctorId} = ${purchaseOrder.doctorId} and ${eventHold.heldUntil} > ${now}
  ) or exists (
    select from ${subscription}
    where ${subscription.id} = ${purchaseOrder.subscriptionId} and ${subscription.heldUntil} > ${now}
  )`
  const waits = sql`exists (
    select from ${payment} where ${payment.orderId} = ${purchaseOrder.id}
      and (${payment.state} = 'on_hold' or (${payment.state} = 'initiated' and ${payment.reason} = 'awaiting_staff'))
  )`
  const [uses] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      byDoctor: sql<number>`(count(*) filter (where ${purchaseOrder.doctorId} = ${by.doctorId}))::int`,
    })
    .from(purchaseOrder)
    .where(
      and(
        eq(purchaseOrder.discountCodeId, codeId),
        by.orderId === undefined ? undefined : ne(purchaseOrder.id, by.orderId),
        sql`(${purchaseOrder.bookedAt} is not null or ${isHeld} or ${waits})`,
      ),
    )
  return uses!
}
