import { z } from 'zod'
import { day, idParams, instant, wholeNumber } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { staffName } from '../staff-fields.ts'

const path = '/api/v3/admin/audit'
const id = wholeNumber(1, 2_147_483_647)
const word = z
  .string()
  .max(60)
  .regex(/^[a-z_.-]+$/)

/** What was written down of one deed, in a line. */
const row = z.object({
  id: z.number().int(),
  at: instant,
  /** Null: a doctor to their own account, or the command line of the server. */
  by: staffName.nullable(),
  action: z.string(),
  resource: z.string().nullable(),
  resource_id: z.string().nullable(),
  /** What the thing is called now, where it has a name. */
  about: z.union([z.string(), z.object({ bn: z.string(), en: z.string().optional() })]).nullable(),
  doctor: z.object({ id: z.number().int(), name: z.string().nullable() }).nullable(),
  /** The names of the fields that changed. */
  changed: z.array(z.string()),
  /** What was done to the thing; null where the action says it. */
  how: z.enum(['made', 'changed', 'removed', 'restored']).nullable(),
  reason: z.string().nullable(),
})

/** Only its list: what was done is written by what does it, and by nothing else. */
const audit = defineResource({
  name: 'audit',
  path,
  reads: 'audit.read',
  writes: 'audit.read',
  fields: z.object({}),
  row,
  filters: {
    who: id.optional(),
    action: word.optional(),
    resource: word.optional(),
    /** Of `resource`: which one. */
    thing: z.string().max(60).optional(),
    doctor: id.optional(),
    /** Days in Dhaka, both of them included. */
    from: day.optional(),
    to: day.optional(),
  },
  sorts: ['at'],
  order: 'desc',
})

export type AuditResource = typeof audit

export const listAudit = audit.list
export const exportAudit = audit.export

/** What an export of it is made of. */
const { name, reads, sorts, order } = audit
export const auditColumns = { name, reads, row, sorts, order, export: exportAudit }

const fields = z.record(z.string(), z.unknown())

export const readAuditEntry = defineStaffCall({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One deed, with what each field said before and after',
  action: 'audit.read',
  params: idParams,
  status: 200,
  response: row.extend({
    before: fields,
    after: fields,
    detail: fields,
    /** The browser it was done in. */
    session: z.object({ browser: z.string(), address: z.string() }).nullable(),
    request_id: z.string().nullable(),
  }),
})

export const listAuditChoices = defineStaffCall({
  method: 'GET',
  path: `${path}/choices`,
  summary: 'What the audit can be filtered by: the members, the deeds and the kinds of things that stand in it',
  action: 'audit.read',
  status: 200,
  response: z.object({
    members: z.array(staffName),
    actions: z.array(z.string()),
    resources: z.array(z.string()),
  }),
})
