import {
  changeStaff,
  describeRights,
  endStaffSessions as endSessionsCall,
  inviteStaff,
  inviteStaffAgain,
  listStaff,
  staffDuties,
  suspendStaff,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { makeInvitation } from '../invitations/make-invitation.ts'
import { actionsOf } from '../permissions/may.ts'
import { registerStaffCall, registerStaffWrite } from '../register-staff-call.ts'
import { endStaffSessions } from '../session/end-staff-sessions.ts'
import { presentMember } from '../session/present-member.ts'
import { checkScope } from './check-scope.ts'
import { holdForChange, refuseLastOwner, refuseOwn } from './guard-rights.ts'
import { inviteMember } from './invite-member.ts'
import { listMembers, membersFor } from './list-members.ts'
import { memberVersion } from './member-version.ts'
import { isSecondOwner, secondOwnerUntil } from './second-owner.ts'

const { staff } = tables

/** Who works in the office. For the owner alone, and never without a fresh second factor. */
export function memberRoutes(app: FastifyInstance, deps: Deps): void {
  const { adminUrl } = deps.env

  registerStaffCall(app, deps, listStaff, async ({ query, now }) => {
    const rows = membersFor(await listMembers(deps.database.db, now), query)
    if (query.order === 'desc') rows.reverse()
    return { rows, next: null, total: rows.length, is_exact: true as const }
  })

  registerStaffCall(app, deps, describeRights, ({ query: { role, duties = '' } }) => ({
    actions: actionsOf({ role, duties: staffDuties.filter((duty) => duties.split(',').includes(duty)) }),
  }))

  registerStaffWrite(app, deps, inviteStaff, async (tx, { body, member, now, locale }) => {
    const made = await inviteMember(tx, { form: body, invitedBy: member.id, adminUrl, now, locale })
    const { id: _, ...after } = presentMember(made.member)
    const answer = { id: made.member.id, link: made.link, expires_at: made.expiresAt.toISOString() }
    return { answer, resource: 'staff', resourceId: made.member.id, action: 'staff_invited', after }
  })

  registerStaffWrite(app, deps, changeStaff, async (tx, { params, body, member, now, locale }) => {
    const before = await holdForChange(tx, { id: params.id, callerId: member.id })
    if (body.version !== memberVersion(before)) throw new AppError('version_conflict')
    const { name, role, duties } = body
    const scope = await checkScope(tx, body, locale)
    const changesRights = !isSameRights(presentMember(before), body)
    if (changesRights) refuseOwn(params.id, member.id)
    if (before.role === 'owner' && role !== 'owner') await refuseLastOwner(tx, params.id)
    const [after] = await tx
      .update(staff)
      .set({
        name: name.normalize('NFC'),
        role,
        duties,
        ...scope,
        updatedAt: now,
        ...(changesRights && { roleGivenAt: now }),
      })
      .where(eq(staff.id, params.id))
      .returning()
    return {
      answer: undefined,
      resource: 'staff',
      resourceId: params.id,
      action: 'staff_changed',
      before: presentMember(before),
      after: presentMember(after!),
    }
  })

  registerStaffWrite(app, deps, inviteStaffAgain, async (tx, { params, member, now }) => {
    refuseOwn(params.id, member.id)
    const invited = await holdForChange(tx, { id: params.id, callerId: member.id })
    if (!invited.isActive) throw new AppError('not_found')
    const kind = hasSignedUp(invited) ? 'factor' : 'join'
    const about = { resource: 'staff', resourceId: params.id }
    if (kind === 'factor' && !(await isSecondOwner(tx, { staffId: params.id, callerId: member.id, now }))) {
      const answer = { link: null, expires_at: secondOwnerUntil(now).toISOString() }
      return { answer, ...about, action: 'staff_factor_reset_asked' }
    }
    const made = await makeInvitation(tx, { staffId: params.id, kind, invitedBy: member.id, adminUrl, now })
    const answer = { link: made.link, expires_at: made.expiresAt.toISOString() }
    const action = kind === 'join' ? 'staff_invited' : 'staff_factor_reset'
    return { answer, ...about, action }
  })

  registerStaffWrite(app, deps, suspendStaff, async (tx, { params, body, member, now }) => {
    refuseOwn(params.id, member.id)
    const before = await holdForChange(tx, { id: params.id, callerId: member.id })
    const isActive = !body.suspended
    if (!isActive && before.role === 'owner') await refuseLastOwner(tx, params.id)
    await tx.update(staff).set({ isActive, updatedAt: now }).where(eq(staff.id, params.id))
    if (!isActive) await endStaffSessions(tx, { staffId: params.id, because: 'suspended', now })
    return {
      answer: undefined,
      resource: 'staff',
      resourceId: params.id,
      action: isActive ? 'staff_let_in' : 'staff_suspended',
      before: { is_active: before.isActive },
      after: { is_active: isActive },
      reason: body.reason,
    }
  })

  registerStaffWrite(app, deps, endSessionsCall, async (tx, { params, member, now }) => {
    await holdForChange(tx, { id: params.id, callerId: member.id })
    const ended = await endStaffSessions(tx, { staffId: params.id, because: 'ended_by_owner', now })
    return {
      answer: { ended },
      resource: 'staff',
      resourceId: params.id,
      action: 'staff_sessions_ended',
      after: { ended },
    }
  })
}

/** Whoever has set up a factor once starts anew; the others take their first invitation up. */
const hasSignedUp = ({ passwordHash, lastSeenAt }: typeof staff.$inferSelect): boolean =>
  passwordHash !== null || lastSeenAt !== null

type Rights = { role: string; duties: readonly string[]; course_ids: number[] | null; branch_ids: number[] | null }

function isSameRights(one: Rights, other: Rights): boolean {
  const rightsOf = ({ role, duties, course_ids, branch_ids }: Rights) =>
    JSON.stringify([role, duties.toSorted(), course_ids?.toSorted() ?? null, branch_ids?.toSorted() ?? null])
  return rightsOf(one) === rightsOf(other)
}
