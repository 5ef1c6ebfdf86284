import { type Tx, tables } from '@prostuti/db'
import { and, eq, isNull } from 'drizzle-orm'
import { hashToken, newToken } from '../../../secrets.ts'

const { staffInvitation } = tables

const lifeMs = 48 * 60 * 60_000

type Invitation = {
  staffId: number
  kind: (typeof tables.invitationKinds)[number]
  /** Null: by the command on the server. */
  invitedBy: number | null
  adminUrl: string
  now: Date
}

/** The link to hand over; an earlier one of the same member is no longer good. The token stands behind the # and reaches no log. */
export async function makeInvitation(
  tx: Tx,
  { staffId, kind, invitedBy, adminUrl, now }: Invitation,
): Promise<{ link: string; expiresAt: Date }> {
  await tx
    .update(staffInvitation)
    .set({ withdrawnAt: now })
    .where(
      and(eq(staffInvitation.staffId, staffId), isNull(staffInvitation.usedAt), isNull(staffInvitation.withdrawnAt)),
    )
  const token = newToken()
  const expiresAt = new Date(now.getTime() + lifeMs)
  await tx
    .insert(staffInvitation)
    .values({ tokenHash: hashToken(token), kind, staffId, invitedBy, createdAt: now, expiresAt })
  return { link: `${adminUrl}/invitation#${token}`, expiresAt }
}
