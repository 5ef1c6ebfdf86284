import type { ResponseOf } from '@prostuti/contract'
import type { listStaff } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { searchKey } from '@prostuti/text/search-key'
import { and, asc, gt, isNull, max, sql } from 'drizzle-orm'
import { isOpenSession } from '../session/is-open-session.ts'
import { presentMember } from '../session/present-member.ts'
import { type FactorReset, listFactorResets } from './list-factor-resets.ts'
import { listLockedMembers } from './list-locked-members.ts'
import { memberVersion } from './member-version.ts'

const { staff, staffInvitation, staffPasskey, staffSession } = tables

type Member = ResponseOf<typeof listStaff>['rows'][number]

/** A centre has dozens of members, not thousands: all of them, by name. */
export async function listMembers(tx: Tx, now: Date): Promise<Member[]> {
  const isWaiting = and(
    isNull(staffInvitation.usedAt),
    isNull(staffInvitation.withdrawnAt),
    gt(staffInvitation.expiresAt, now),
  )
  const [members, passkeys, sessions, invitations, locked, resets] = await Promise.all([
    tx.select().from(staff).orderBy(asc(staff.name), asc(staff.id)),
    tx
      .select({ id: staffPasskey.staffId, count: sql<number>`count(*)::int` })
      .from(staffPasskey)
      .groupBy(staffPasskey.staffId),
    tx
      .select({ id: staffSession.staffId, count: sql<number>`count(*)::int` })
      .from(staffSession)
      .where(isOpenSession(now))
      .groupBy(staffSession.staffId),
    tx
      .select({ id: staffInvitation.staffId, until: max(staffInvitation.expiresAt) })
      .from(staffInvitation)
      .where(isWaiting)
      .groupBy(staffInvitation.staffId),
    listLockedMembers(tx, now),
    listFactorResets(tx, now),
  ])
  const countOf = (rows: { id: number; count: number }[], id: number) => rows.find((row) => row.id === id)?.count ?? 0
  const resetOf = (id: number, step: FactorReset['step']) =>
    resets.find((each) => each.id === id && each.step === step)?.at.toISOString() ?? null
  return members.map((member) => {
    const row = {
      ...presentMember(member),
      is_active: member.isActive,
      has_password: member.passwordHash !== null,
      has_authenticator: member.totpSecret !== null,
      passkeys: countOf(passkeys, member.id),
      sessions: countOf(sessions, member.id),
      last_seen_at: member.lastSeenAt?.toISOString() ?? null,
      locked_until: member.lockedUntil !== null && member.lockedUntil > now ? member.lockedUntil.toISOString() : null,
      locked_at: locked.find(({ id }) => id === member.id)?.lockedAt.toISOString() ?? null,
      invited_until: invitations.find(({ id }) => id === member.id)?.until?.toISOString() ?? null,
      factor_renewed_at: resetOf(member.id, 'renewed'),
      reset_asked_at: resetOf(member.id, 'asked'),
      version: memberVersion(member),
    }
    return { ...row, state: stateOf(row) }
  })
}

function stateOf(row: Omit<Member, 'state'>): Member['state'] {
  if (!row.is_active) return 'suspended'
  if (row.locked_at !== null) return 'locked'
  return row.passkeys > 0 || (row.has_password && row.has_authenticator) ? 'active' : 'invited'
}

type Wanted = { q?: string | undefined; role?: string | undefined; state?: string | undefined }

/** Of those, whoever the list's address asks for; a name as people type it, or a part of the e-mail. */
export function membersFor(members: Member[], { q, role, state }: Wanted): Member[] {
  const typed = q === undefined ? '' : searchKey(q)
  return members.filter(
    (member) =>
      (role === undefined || member.role === role) &&
      (state === undefined || member.state === state) &&
      (typed === '' || searchKey(`${member.name} ${member.email}`).includes(typed)),
  )
}
