import type { AuditDeed, StaffAction } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'

type Entry = Omit<typeof tables.auditEntry.$inferInsert, 'id' | 'action'> & { action: AuditDeed | StaffAction }

/** What a member of staff did. In the transaction of the deed, where there is one. */
export async function writeAudit(tx: Tx, entry: Entry): Promise<void> {
  await tx.insert(tables.auditEntry).values(entry)
}
