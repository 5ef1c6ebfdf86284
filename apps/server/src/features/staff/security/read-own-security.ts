import type { ResponseOf } from '@prostuti/contract'
import type { readSecurity } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { isOpenSession } from '../session/is-open-session.ts'

const { staff, staffPasskey, staffRecoveryCode, staffSession } = tables

type Own = { staffId: number; sessionId: number; now: Date }

export async function readOwnSecurity(
  tx: Tx,
  { staffId, sessionId, now }: Own,
): Promise<ResponseOf<typeof readSecurity>> {
  const isUnused = and(eq(staffRecoveryCode.staffId, staffId), isNull(staffRecoveryCode.usedAt))
  const [[member], passkeys, sessions, codesLeft] = await Promise.all([
    tx.select().from(staff).where(eq(staff.id, staffId)),
    tx.select().from(staffPasskey).where(eq(staffPasskey.staffId, staffId)).orderBy(staffPasskey.id),
    tx
      .select()
      .from(staffSession)
      .where(and(eq(staffSession.staffId, staffId), isOpenSession(now)))
      .orderBy(desc(staffSession.lastUsedAt)),
    tx.$count(staffRecoveryCode, isUnused),
  ])
  if (member === undefined) throw new AppError('not_found')
  return {
    has_password: member.passwordHash !== null,
    has_authenticator: member.totpSecret !== null,
    recovery_codes_left: codesLeft,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt, isBackedUp }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
      is_backed_up: isBackedUp,
    })),
    sessions: sessions.map(({ id, browser, address, createdAt, lastUsedAt }) => ({
      id,
      browser,
      address,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      is_this: id === sessionId,
    })),
  }
}
