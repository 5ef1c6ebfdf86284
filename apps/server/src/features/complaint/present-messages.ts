import type { ResponseOf, sendComplaintMessage } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { asc, inArray } from 'drizzle-orm'

const { complaintFile, staff } = tables

type Row = typeof tables.complaintMessage.$inferSelect
type Message = ResponseOf<typeof sendComplaintMessage>['message']

/** As the doctor reads them. */
export async function presentMessages(tx: Tx, rows: Row[]): Promise<Message[]> {
  const ids = rows.map(({ id }) => id)
  const staffIds = [...new Set(rows.flatMap(({ staffId }) => staffId ?? []))]
  const files =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(complaintFile)
          .where(inArray(complaintFile.messageId, ids))
          .orderBy(asc(complaintFile.id))
  const writers =
    staffIds.length === 0
      ? []
      : await tx.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, staffIds))
  return rows.map(({ id, staffId, text, createdAt, clientKey }) => ({
    id,
    from: staffId === null ? 'doctor' : 'centre',
    by: writers.find((writer) => writer.id === staffId)?.name ?? null,
    text,
    files: files
      .filter(({ messageId }) => messageId === id)
      .map(({ id: fileId, name, type, bytes }) => ({ id: fileId, name, type, bytes })),
    created_at: createdAt.toISOString(),
    client_key: staffId === null ? clientKey : null,
  }))
}
