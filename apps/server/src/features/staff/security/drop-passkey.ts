import { type Transaction, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { holdMember } from '../factors/count-wrong-factor.ts'

const { staffPasskey } = tables

/** Unless nothing else would let its owner in. Gives its name. */
export async function dropPasskey(
  tx: Transaction,
  { staffId, passkeyId }: { staffId: number; passkeyId: number },
): Promise<string> {
  const member = await holdMember(tx, staffId)
  const isOwn = eq(staffPasskey.staffId, staffId)
  const [dropped] = await tx
    .delete(staffPasskey)
    .where(and(isOwn, eq(staffPasskey.id, passkeyId)))
    .returning({ name: staffPasskey.name })
  if (dropped === undefined) throw new AppError('not_found')
  const hasPassword = member.passwordHash !== null && member.totpSecret !== null
  if (!hasPassword && (await tx.$count(staffPasskey, isOwn)) === 0) throw new AppError('last_factor')
  return dropped.name
}
