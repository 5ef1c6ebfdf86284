import { type Database, tables } from '@prostuti/db'
import { and, eq, isNotNull } from 'drizzle-orm'

const { discountCode, purchaseOrder } = tables

/** A code that the doctors of a schedule know. */
export type Discount = {
  kind: 'percent' | 'amount'
  value: number
  useLimit: number | null
  useLimitPerDoctor: number | null
}

/** Puts the code into the world, for whatever is sold there. */
export async function issueCode(db: Database['db'], code: string, discount: Discount): Promise<number> {
  const [made] = await db
    .insert(discountCode)
    .values({ code, ...discount })
    .returning({ id: discountCode.id })
  return made!.id
}

/** How often the code was truly used, by what is booked, and whether that is more than it may be. */
export async function findCodeFaults(
  db: Database['db'],
  codeId: number,
  { useLimit, useLimitPerDoctor }: Discount,
): Promise<{ faults: string[]; uses: number }> {
  const used = await db
    .select({ doctorId: purchaseOrder.doctorId })
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.discountCodeId, codeId), isNotNull(purchaseOrder.bookedAt)))
  const most = Math.max(0, ...used.map((each) => used.filter(({ doctorId }) => doctorId === each.doctorId).length))
  const faults = [
    ...(used.length <= (useLimit ?? Number.POSITIVE_INFINITY) ? [] : [`the code was used ${used.length} times`]),
    ...(most <= (useLimitPerDoctor ?? Number.POSITIVE_INFINITY) ? [] : [`a doctor used the code ${most} times`]),
  ]
  return { faults, uses: used.length }
}
