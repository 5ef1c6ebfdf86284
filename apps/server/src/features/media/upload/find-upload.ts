import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, ne } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'

const { upload } = tables

export type UploadRow = typeof upload.$inferSelect
export type OwnUpload = { key: string; staffId: number }

/** Somebody else's does not exist. */
export async function findUpload(tx: Tx, { key, staffId }: OwnUpload): Promise<UploadRow> {
  const [row] = await tx
    .select()
    .from(upload)
    .where(and(eq(upload.key, key), eq(upload.staffId, staffId)))
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** One's own that no form has taken yet. */
export const listWaiting = (tx: Tx, staffId: number): Promise<UploadRow[]> =>
  tx
    .select()
    .from(upload)
    .where(and(eq(upload.staffId, staffId), ne(upload.state, 'taken')))
    .orderBy(desc(upload.id))
    .limit(50)
