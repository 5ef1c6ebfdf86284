import type { AuditResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { dhakaOffset } from '@prostuti/text/dhaka-time'
import { eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { holds } from '../../input/typed-text.ts'
import type { ResourceStore } from '../resource/index.ts'
import type { StaffMember } from '../staff/index.ts'
import { auditRows } from './audit-rows.ts'

const { auditEntry } = tables

const dayMs = 86_400_000

/** The moment at which a day begins in Dhaka. */
const startOf = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - dhakaOffset)

/**
 * Owners and managers see everything. Whoever has another role, or only some courses or branches, sees what they did themselves:
 * what was done to one thing or another says too much of those that are not theirs.
 */
export function auditScope({ id, role, courseIds, branchIds }: StaffMember): SQL | undefined {
  const seesAll = role === 'owner' || (role === 'manager' && courseIds === null && branchIds === null)
  return seesAll ? undefined : eq(auditEntry.staffId, id)
}

export const auditList: ResourceStore<AuditResource>['list'] = {
  table: auditEntry,
  id: auditEntry.id,
  sorts: { at: auditEntry.at },
  filters: {
    who: (id) => eq(auditEntry.staffId, id),
    action: (action) => eq(auditEntry.action, action),
    resource: (resource) => eq(auditEntry.resource, resource),
    thing: (id) => eq(auditEntry.resourceId, id),
    doctor: (id) => eq(auditEntry.doctorId, id),
    from: (day) => gte(auditEntry.at, startOf(day)),
    to: (day) => lt(auditEntry.at, new Date(startOf(day).getTime() + dayMs)),
  },
  // Who did it, of whom there are tens; or what somebody reads out of a log, or from the address of the thing.
  search: (
    typed,
  ) => sql`(${auditEntry.staffId} in (select id from staff where ${holds(sql`search_key(staff.name)`, typed)})
    or ${auditEntry.requestId} = ${typed} or ${auditEntry.resourceId} = ${typed})`,
  scope: auditScope,
  select: async (tx, query) => (await auditRows(tx, query)).map(({ line, place }) => ({ ...line, place })),
}
