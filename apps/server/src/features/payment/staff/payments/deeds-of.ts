import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq } from 'drizzle-orm'

const { auditEntry, staff } = tables

type Thing = { resource: string; resourceId: number }

/** What members did to a thing of the money desk, as the audit has it. */
export async function deedsOf(tx: Tx, { resource, resourceId }: Thing) {
  const rows = await tx
    .select({
      at: auditEntry.at,
      action: auditEntry.action,
      reason: auditEntry.reason,
      by: { id: staff.id, name: staff.name },
    })
    .from(auditEntry)
    .leftJoin(staff, eq(staff.id, auditEntry.staffId))
    .where(and(eq(auditEntry.resource, resource), eq(auditEntry.resourceId, String(resourceId))))
    .orderBy(asc(auditEntry.id))
    .limit(100)
  return rows.map(({ at, ...row }) => ({ kind: 'deed' as const, at: at.toISOString(), ...row }))
}
