import { type Tx, tables } from '@prostuti/db'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'

const { complaintFile } = tables

type Input = { messageId: number; fileIds: number[]; doctorId: number | null }

/** Loose files of whoever writes become the message's. One that is swept away, used or somebody else's is not there. */
export async function attachFiles(tx: Tx, { messageId, fileIds, doctorId }: Input): Promise<void> {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return
  const theirs = doctorId === null ? isNull(complaintFile.doctorId) : eq(complaintFile.doctorId, doctorId)
  const taken = await tx
    .update(complaintFile)
    .set({ messageId })
    .where(and(inArray(complaintFile.id, wanted), isNull(complaintFile.messageId), theirs))
    .returning({ id: complaintFile.id })
  if (taken.length < wanted.length) throw new AppError('not_found')
}
