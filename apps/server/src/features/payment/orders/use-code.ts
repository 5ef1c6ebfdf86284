import { type Transaction, type Tx, tables } from '@prostuti/db'
import {
  awaitsDecision,
  type CodeRefusal,
  type CodeUses,
  mayBeRetried,
  refuseCode,
  statesWhere,
} from '@prostuti/payment-rules'
import { toLatinDigits } from '@prostuti/text/digits'
import { and, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PaymentRow } from '../payments/lock-payment.ts'
import { heldUntil } from '../purchasables/purchasables.ts'

const { discountCode, payment, purchaseOrder } = tables

export type CodeRow = typeof discountCode.$inferSelect

/** `purchasable`: its key, as a code names what it is for. */
type CodeUse = { orderId: number; doctorId: number; purchasable: string; now: Date }

/** Readers type it in any case and in either script's digits, with spaces or hyphens as it stood on a poster. */
export const codeAsStored = (typed: string): string => toLatinDigits(typed).replace(/[\s-]/g, '').toUpperCase()

export const useTypedCode = (tx: Transaction, typed: string, use: CodeUse) =>
  useCode(tx, eq(discountCode.code, codeAsStored(typed)), use)

/** The code an order has already, whose hold has ended meanwhile: others may have used it up. */
export const useCodeAgain = (tx: Transaction, id: number, use: CodeUse) => useCode(tx, eq(discountCode.id, id), use)

/** Whether others, or other orders of this doctor, have left nothing of it. Its days may be over: what was agreed in them holds. */
export async function isUsedUp(tx: Transaction, id: number, by: Omit<CodeUse, 'purchasable'>): Promise<boolean> {
  const [code] = await tx.select().from(discountCode).where(eq(discountCode.id, id)).for('no key update')
  const { all, byDoctor } = await countUses(tx, id, by)
  const { useLimit, useLimitPerDoctor } = code!
  return (useLimit !== null && all >= useLimit) || (useLimitPerDoctor !== null && byDoctor >= useLimitPerDoctor)
}

/**
 * Whether a payment has had its use of a code ever since it began. One that was given up has not: others may have been given
 * the use, and when its money comes after all, and waits for staff, theirs must not be taken for used up. One that failed may
 * have been given up in between, so it is asked.
 */
export const hasKeptUse = (codeId: number, { discountCodeId, state }: PaymentRow): boolean =>
  discountCodeId === codeId && state === 'initiated'

/**
 * The code for this order, or why not. Uses are counted behind the lock of the code's row, so that doctors who come at
 * once are counted one by one; the seat is held before, because a use counts for as long as the hold runs.
 */
async function useCode(
  tx: Transaction,
  which: SQL,
  { orderId, doctorId, purchasable, now }: CodeUse,
): Promise<CodeRow | CodeRefusal | 'unknown'> {
  const [code] = await tx.select().from(discountCode).where(and(which, discountCode.isActive)).for('no key update')
  if (code === undefined) return 'unknown'
  const uses = await countUses(tx, code.id, { orderId, doctorId, now })
  const rule = { ...code, limit: code.useLimit, limitPerDoctor: code.useLimitPerDoctor }
  return refuseCode(now, rule, purchasable, uses) ?? code
}

/**
 * Orders that were booked with it, also when their money went back since; that have it and whose seat is held; or of which
 * a payment that was begun with it may still turn into money, whatever code the order has now. Money that found it used up has
 * no use of it, so that it takes none from those who have.
 */
async function countUses(tx: Tx, codeId: number, by: Omit<CodeUse, 'purchasable'>): Promise<CodeUses> {
  const isHeld = sql`${heldUntil} > ${sql.param(by.now, purchaseOrder.createdAt)}`
  const isBeingPaid = exists(
    tx
      .select({ one: sql`1` })
      .from(payment)
      .where(
        and(
          eq(payment.orderId, purchaseOrder.id),
          eq(payment.discountCodeId, codeId),
          or(
            and(
              inArray(payment.state, statesWhere(awaitsDecision)),
              sql`${payment.reason} is distinct from 'code_used_up'`,
            ),
            and(inArray(payment.state, statesWhere(mayBeRetried)), isNotNull(payment.nextAskAt)),
          ),
        ),
      ),
  )
  const hasIt = eq(purchaseOrder.discountCodeId, codeId)
  const [uses] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      byDoctor: sql<number>`(count(*) filter (where ${purchaseOrder.doctorId} = ${by.doctorId}))::int`,
    })
    .from(purchaseOrder)
    .where(
      and(
        sql`${purchaseOrder.id} in (
          select candidate.id from purchase_order candidate where candidate.discount_code_id = ${codeId}
          union select candidate.order_id from payment candidate where candidate.discount_code_id = ${codeId})`,
        ne(purchaseOrder.id, by.orderId),
        or(
          and(hasIt, isNotNull(purchaseOrder.bookedAt)),
          // Once an order is booked, other payments of it no longer stand for what they were begun for.
          and(isNull(purchaseOrder.bookedAt), or(and(hasIt, isHeld), isBeingPaid)),
        ),
      ),
    )
  return uses!
}
