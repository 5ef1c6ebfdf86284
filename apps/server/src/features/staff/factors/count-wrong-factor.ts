import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { writeAudit } from '../../audit/index.ts'

const { staff } = tables

const wrongAtMost = 5
const lockMs = 15 * 60_000

type Member = Pick<typeof staff.$inferSelect, 'id' | 'lockedUntil' | 'wrongFactors'>

/** The member's row, held: tries that come at once are looked at one after the other. */
export async function holdMember(tx: Transaction, staffId: number) {
  const [member] = await tx.select().from(staff).where(eq(staff.id, staffId)).for('no key update')
  if (member === undefined) throw new AppError('not_found')
  return member
}

/** After five wrong factors in a row none is looked at for a quarter of an hour, wherever it comes from. */
export function refuseLocked({ lockedUntil }: Member, now: Date): void {
  if (lockedUntil === null || lockedUntil <= now) return
  const retryAfterSeconds = Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000)
  throw new AppError('too_many_requests', { retryAfterSeconds })
}

export async function countWrongFactor(tx: Transaction, { id, wrongFactors }: Member, now: Date): Promise<void> {
  const isLast = wrongFactors + 1 >= wrongAtMost
  await tx
    .update(staff)
    .set(
      isLast ? { wrongFactors: 0, lockedUntil: new Date(now.getTime() + lockMs) } : { wrongFactors: wrongFactors + 1 },
    )
    .where(eq(staff.id, id))
  if (isLast) await writeAudit(tx, { at: now, staffId: id, action: 'factor_locked' })
}

export async function forgetWrongFactors(tx: Transaction, staffId: number): Promise<void> {
  await tx.update(staff).set({ wrongFactors: 0, lockedUntil: null }).where(eq(staff.id, staffId))
}
