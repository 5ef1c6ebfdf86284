import { z } from 'zod'
import { idParams, instant, searchText } from '../../fields.ts'
import { staffActions } from '../actions.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, staffDuties, staffMember, staffRoles } from '../staff-fields.ts'

const path = '/api/v3/admin/staff'

/** Null is every course, every branch. */
const scope = z.array(reference).max(200).nullable()

const rights = z.object({
  role: z.enum(staffRoles),
  duties: z.array(z.enum(staffDuties)).max(staffDuties.length),
  course_ids: scope,
  branch_ids: scope,
  /** Left out, it stays as it is. */
  teacher_id: reference.nullable().optional(),
})

const invitation = z.object({ link: z.string(), expires_at: instant })

/** `invited`: has not taken the invitation up; `locked`: five wrong second factors within the last day. */
export const memberStates = ['active', 'invited', 'locked', 'suspended'] as const

export const listStaff = defineStaffCall({
  method: 'GET',
  path,
  summary: 'Everybody who works in the office, and how they sign in',
  action: 'staff.read',
  query: z.object({
    q: searchText.optional(),
    role: z.enum(staffRoles).optional(),
    state: z.enum(memberStates).optional(),
    /** As every list of the office has them; a centre has dozens of members, and they are listed by name, all at once. */
    sort: z.enum(['name']).optional(),
    order: z.enum(['asc', 'desc']).optional(),
  }),
  status: 200,
  response: z.object({
    rows: z.array(
      staffMember.extend({
        state: z.enum(memberStates),
        is_active: z.boolean(),
        has_password: z.boolean(),
        has_authenticator: z.boolean(),
        passkeys: z.number().int(),
        sessions: z.number().int(),
        last_seen_at: instant.nullable(),
        locked_until: instant.nullable(),
        /** Within the last day, after five wrong second factors. */
        locked_at: instant.nullable(),
        invited_until: instant.nullable(),
        /** Within the last day: somebody took up a link to new factors. */
        factor_renewed_at: instant.nullable(),
        /** Within the last day: an owner asked for new factors, and another owner has not yet. */
        reset_asked_at: instant.nullable(),
        version: z.string(),
      }),
    ),
    next: z.null(),
    total: z.number().int(),
    is_exact: z.literal(true),
  }),
})

export const describeRights = defineStaffCall({
  method: 'GET',
  path: `${path}/rights`,
  summary: 'What a role with some duties may do, to be compared before it is given',
  action: 'staff.read',
  query: z.object({ role: z.enum(staffRoles), duties: z.string().max(200).optional() }),
  status: 200,
  response: z.object({ actions: z.array(z.enum(staffActions)) }),
})

export const inviteStaff = defineStaffCall({
  method: 'POST',
  path,
  summary: 'Invites somebody; the link is shown once, and is theirs to open',
  action: 'staff.write',
  stepUp: true,
  body: rights.extend({ name: z.string().trim().min(2).max(100), email: z.email().max(200) }),
  status: 201,
  response: invitation.extend({ id: z.number().int() }),
})

export const changeStaff = defineStaffCall({
  method: 'POST',
  path: `${path}/:id`,
  summary: 'Gives a member another role, other duties or another scope',
  action: 'staff.write',
  stepUp: true,
  params: idParams,
  body: rights.extend({
    name: z.string().trim().min(2).max(100),
    /** Of the row that the form was opened on. */
    version: z.string().min(1).max(100),
  }),
  status: 204,
  response: z.undefined(),
  errors: ['last_owner', 'own_rights', 'version_conflict'],
})

export const inviteStaffAgain = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/invitation`,
  summary:
    'A new link: to join, or to set up new factors for who lost them all, which two owners ask for where there is another',
  action: 'staff.write',
  stepUp: true,
  params: idParams,
  status: 201,
  /** Without a link: until then it waits for another owner to ask for the same. */
  response: z.object({ link: z.string().nullable(), expires_at: instant }),
  errors: ['own_rights'],
})

export const suspendStaff = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/suspension`,
  summary: 'Suspends a member at once, everywhere, or lets them in again',
  action: 'staff.write',
  stepUp: true,
  params: idParams,
  body: z.object({ suspended: z.boolean(), reason: z.string().trim().min(3).max(300) }),
  status: 204,
  response: z.undefined(),
  errors: ['last_owner', 'own_rights'],
})

export const endStaffSessions = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/sessions/end`,
  summary: 'Ends every session of a member',
  action: 'staff.write',
  stepUp: true,
  params: idParams,
  status: 200,
  response: z.object({ ended: z.number().int() }),
})
