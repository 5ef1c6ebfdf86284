import { type Db, tables } from '@prostuti/db'
import { and, inArray, isNull, lt } from 'drizzle-orm'
import type { Storage } from '../../../storage/storage.ts'
import { removeFile } from '../../files/index.ts'

const { complaintFile } = tables

const day = 86_400_000
const atOnce = 100

/** Removes attachments that no message has named within a day. The file goes first: killed in between, the next run finds the row. */
export const sweepLooseFiles = ({ db, storage }: { db: Db; storage: Storage }, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const loose = await tx
      .select({ id: complaintFile.id, file: complaintFile.file })
      .from(complaintFile)
      .where(and(isNull(complaintFile.messageId), lt(complaintFile.createdAt, new Date(now.getTime() - day))))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    if (loose.length === 0) return 0
    for (const { file } of loose) await removeFile(storage, 'complaints', file)
    const ids = loose.map(({ id }) => id)
    await tx.delete(complaintFile).where(inArray(complaintFile.id, ids))
    return loose.length
  })
