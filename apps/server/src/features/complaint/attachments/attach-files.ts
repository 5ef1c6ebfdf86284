import { type Tx, tables } from '@prostuti/db'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'

const { complaintFile } = tables

type Writer = { doctorId: number } | { staffId: number }
type Input = { messageId: number; fileIds: number[]; by: Writer }

/** Loose files of whoever writes become the message's. One that is swept away, used or somebody else's is not there. */
export async function attachFiles(tx: Tx, { messageId, fileIds, by }: Input): Promise<void> {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return
  const theirs = 'staffId' in by ? eq(complaintFile.staffId, by.staffId) : eq(complaintFile.doctorId, by.doctorId)
  const taken = await tx
    .update(complaintFile)
    .set({ messageId })
    .where(and(inArray(complaintFile.id, wanted), isNull(complaintFile.messageId), theirs))
    .returning({ id: complaintFile.id })
  if (taken.length < wanted.length) throw new AppError('not_found')
}
