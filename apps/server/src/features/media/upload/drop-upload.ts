import { type Transaction, tables } from '@prostuti/db'
import { and, eq, ne } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../storage/storage.ts'
import { removeJudged } from '../judge/judged-files.ts'
import { findUpload, type OwnUpload, type UploadRow } from './find-upload.ts'
import { removeParts } from './upload-files.ts'

const { upload } = tables

/** One that a form has taken, or takes at this moment, is that thing's own. Its files are removed once nothing names them. */
export async function dropUpload(tx: Transaction, own: OwnUpload): Promise<UploadRow> {
  const { id } = await findUpload(tx, own)
  const [row] = await tx
    .delete(upload)
    .where(and(eq(upload.id, id), ne(upload.state, 'taken')))
    .returning()
  if (row === undefined) throw new AppError('not_found')
  return row
}

export async function removeDropped(storage: Storage, row: UploadRow): Promise<void> {
  await removeParts(storage, row)
  await removeJudged(storage, row)
}
