import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { findSignIn } from '../../../auth/find-sign-in.ts'
import { writeAudit } from '../../audit/index.ts'

/** Ends the sign-in of a token. One that has ended, or never was, is left as it is. */
export async function logOut(
  tx: Tx,
  { token, now, requestId }: { token: string; now: Date; requestId: string },
): Promise<void> {
  const found = await findSignIn(tx, { token, now })
  if (found === undefined) return
  const { impersonatedBy: staffId, doctorId } = found
  await tx
    .update(tables.signIn)
    .set({ endedAt: now, endedBecause: staffId === null ? 'logout' : 'impersonation_ended' })
    .where(eq(tables.signIn.id, found.id))
  if (staffId !== null) await writeAudit(tx, { at: now, staffId, doctorId, action: 'impersonation_ended', requestId })
}
