import { type Tx, tables } from '@prostuti/db'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'

const { signIn } = tables

/** The doctor ends one sign-in, wherever it is. One that ended before, or is somebody else's, is not there. */
export async function endSignIn(
  tx: Tx,
  { doctorId, signInId, now }: { doctorId: number; signInId: number; now: Date },
): Promise<void> {
  const ended = await tx
    .update(signIn)
    .set({ endedAt: now, endedBecause: 'ended_by_doctor' })
    .where(
      and(eq(signIn.id, signInId), eq(signIn.doctorId, doctorId), isNull(signIn.endedAt), gt(signIn.expiresAt, now)),
    )
    .returning({ id: signIn.id })
  if (ended.length === 0) throw new AppError('not_found')
}
