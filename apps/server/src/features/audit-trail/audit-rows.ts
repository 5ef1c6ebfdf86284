import type { AuditResource, RowOf } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { eq, type SQL, sql } from 'drizzle-orm'

const { auditEntry, doctor, staff, staffSession } = tables

type Row = RowOf<AuditResource>
type AuditQuery = { where: SQL | undefined; order?: SQL[]; limit: number; place?: SQL<string> }

/** What the thing is called: a member by name, a timetable by its batch, everything else by what its last revision was called. */
const about = sql<Row['about']>`case audit_entry.resource
  when 'staff' then (select to_jsonb(s.name) from staff s where s.id::text = audit_entry.resource_id)
  when 'timetable' then (select b.title from batch b where b.id = audit_entry.resource_id::int)
  when 'timetable-row' then (select e.title from schedule_event e where e.id = audit_entry.resource_id::int)
  else (select coalesce(r.fields -> 'title', r.fields -> 'name', r.fields -> 'label') from resource_revision r
    where r.resource = audit_entry.resource and r.resource_id = audit_entry.resource_id
    order by r.version desc limit 1) end`

/** Lines of the audit, each with what was before and after. */
export async function auditRows(tx: Tx, { where, order = [], limit, place }: AuditQuery) {
  const rows = await tx
    .select({
      entry: auditEntry,
      byName: staff.name,
      doctorName: doctor.name,
      closedAt: doctor.closedAt,
      browser: staffSession.browser,
      address: staffSession.address,
      about,
      place: place ?? sql<string>`''`,
    })
    .from(auditEntry)
    .leftJoin(staff, eq(staff.id, auditEntry.staffId))
    .leftJoin(doctor, eq(doctor.id, auditEntry.doctorId))
    .leftJoin(staffSession, eq(staffSession.id, auditEntry.staffSessionId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
  return rows.map(({ entry, byName, doctorName, closedAt, browser, address, about: called, place: at }) => {
    const { id, staffId, doctorId, before, after, detail, ...row } = entry
    return {
      place: at,
      line: {
        id,
        at: row.at.toISOString(),
        by: staffId === null || byName === null ? null : { id: staffId, name: byName },
        action: row.action,
        resource: row.resource,
        resource_id: row.resourceId,
        about: isName(called) ? called : null,
        doctor: doctorId === null ? null : { id: doctorId, name: closedAt === null ? doctorName : null },
        changed: [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])],
        how: howOf({ ...row, before, after, detail }),
        reason: row.reason,
      } satisfies Row,
      more: {
        before: before ?? {},
        after: after ?? {},
        detail: detail ?? {},
        session: browser === null || address === null ? null : { browser, address },
        request_id: row.requestId,
      },
    }
  })
}

type Deed = Pick<typeof auditEntry.$inferSelect, 'action' | 'resource' | 'before' | 'after' | 'detail'>

/** What was done to the thing, where a form or a press of the office wrote it. Rows come and go in a timetable, which itself stays. */
function howOf({ action, resource, before, after, detail }: Deed): Row['how'] {
  const [had, has] = [before, after].map((fields) => Object.keys(fields ?? {}).length > 0)
  if (!action.endsWith('.write') || resource === null) return null
  if (detail?.restored !== undefined) return 'restored'
  if (resource === 'timetable' || had === has) return 'changed'
  return has ? 'made' : 'removed'
}

/** Of some things the field of that name is no text: then they have none to show. */
function isName(value: unknown): value is NonNullable<Row['about']> {
  if (typeof value === 'string') return true
  return typeof value === 'object' && value !== null && 'bn' in value && typeof value.bn === 'string'
}
