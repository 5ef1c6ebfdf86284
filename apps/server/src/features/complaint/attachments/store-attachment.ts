import type { ResponseOf, uploadComplaintFile } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { Storage } from '../../../storage/storage.ts'
import { newFileName, storeFile } from '../../files/index.ts'
import type { Attachment } from './make-attachment.ts'

const { complaintFile } = tables

type Input = {
  by: { doctorId: number } | { staffId: number }
  name: string
  attachment: Exclude<Attachment, { refused: string }>
  now: Date
}

/**
 * The row comes before the file: whatever dies in between, the row is loose and its sweep removes both, so that no file is
 * left that nothing names.
 */
export async function storeAttachment(
  { db, storage }: { db: Tx; storage: Storage },
  { by, name, attachment: { bytes, type, extension }, now }: Input,
): Promise<ResponseOf<typeof uploadComplaintFile>['file']> {
  const file = newFileName(extension)
  const [row] = await db
    .insert(complaintFile)
    .values({ ...by, name, type, bytes: bytes.length, file, createdAt: now })
    .returning({ id: complaintFile.id })
  const { id } = row!
  try {
    await storeFile(storage, 'complaints', bytes, file)
  } catch (error) {
    await db.delete(complaintFile).where(eq(complaintFile.id, id))
    throw error
  }
  return { id, name, type, bytes: bytes.length }
}
