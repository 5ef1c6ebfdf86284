import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq } from 'drizzle-orm'
import type { PaperRow } from '../paper-scope.ts'

const { batch, enrolment, eventRegistration, paperBatch } = tables

/** The batches that sit a paper. */
export const readBatches = (
  tx: Tx,
  paperId: number,
): Promise<{ id: number; title: typeof batch.$inferSelect.title }[]> =>
  tx
    .select({ id: batch.id, title: batch.title })
    .from(paperBatch)
    .innerJoin(batch, eq(batch.id, paperBatch.batchId))
    .where(eq(paperBatch.paperId, paperId))
    .orderBy(asc(batch.id))

/** How many doctors may sit a paper; null where everybody may. */
export async function countSitters(tx: Tx, { id, access, eventId }: PaperRow): Promise<number | null> {
  if (access === 'free') return null
  if (access === 'event')
    return eventId === null ? 0 : tx.$count(eventRegistration, eq(eventRegistration.eventId, eventId))
  const rows = await tx
    .selectDistinct({ id: enrolment.doctorId })
    .from(enrolment)
    .innerJoin(paperBatch, eq(paperBatch.batchId, enrolment.batchId))
    .where(and(eq(paperBatch.paperId, id), eq(enrolment.state, 'active')))
  return rows.length
}
