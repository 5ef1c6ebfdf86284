import { tables } from '@prostuti/db'
import type { StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

/** Somebody else's deed: owners and managers read it, and for everybody else there is no such entry. */
const foreign = async ({ db }: StaffWorld) => {
  const [made] = await db.insert(tables.auditEntry).values({ action: 'signed_in' }).returning()
  return { params: { id: made!.id } }
}

const ofDeed = async ({ db }: StaffWorld, staffId: number) => {
  const [made] = await db.insert(tables.auditEntry).values({ action: 'signed_in', staffId }).returning()
  return { params: { id: made!.id } }
}

export const auditRows: Record<string, StaffMatrixRow> = {
  listAudit: {},
  exportAudit: { ask: () => ({ body: { format: 'csv', filter: {}, title: 'কাজের খাতা', list: '/audit' } }) },
  listAuditChoices: {},
  readAuditEntry: { ask: ofDeed, foreign },
}
