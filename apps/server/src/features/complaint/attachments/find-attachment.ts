import { type Tx, tables } from '@prostuti/db'
import { and, eq, isNull, or } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'

const { complaint, complaintFile, complaintMessage } = tables

/** What the doctor put in, or what stands in a conversation of theirs. Anybody else's is not there. */
export async function findAttachment(tx: Tx, { doctorId, fileId }: { doctorId: number; fileId: number }) {
  const [row] = await tx
    .select({ name: complaintFile.name, type: complaintFile.type, file: complaintFile.file })
    .from(complaintFile)
    .leftJoin(complaintMessage, eq(complaintMessage.id, complaintFile.messageId))
    .leftJoin(complaint, eq(complaint.id, complaintMessage.complaintId))
    .where(
      and(
        eq(complaintFile.id, fileId),
        or(
          eq(complaint.doctorId, doctorId),
          and(isNull(complaintFile.messageId), eq(complaintFile.doctorId, doctorId)),
        ),
      ),
    )
  if (row === undefined) throw new AppError('not_found')
  return row
}
