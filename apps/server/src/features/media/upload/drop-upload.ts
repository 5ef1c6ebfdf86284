import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { removeJudged } from '../judge/judged-files.ts'
import { findUpload, type OwnUpload } from './find-upload.ts'
import { removePart } from './upload-files.ts'

const { upload } = tables

/** One that a form has taken is that thing's own. */
export async function dropUpload(tx: Transaction, { dataDir, ...own }: OwnUpload & { dataDir: string }) {
  const row = await findUpload(tx, own)
  if (row.state === 'taken') throw new AppError('not_found')
  await tx.delete(upload).where(eq(upload.id, row.id))
  await removePart(dataDir, row.key)
  await removeJudged(dataDir, row)
  return row
}
