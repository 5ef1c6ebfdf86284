import { type Tx, tables } from '@prostuti/db'
import { and, eq, inArray } from 'drizzle-orm'
import type { PaperRow } from './paper-times.ts'

const { enrolment, eventRegistration, paperBatch } = tables

type DoctorAndPapers = { doctorId: number; papers: readonly Pick<PaperRow, 'id' | 'access' | 'eventId'>[] }

/** The ids of those papers that a doctor may sit: free ones, those of their batches, those of events they are registered for. */
export async function enterablePapers(tx: Tx, { doctorId, papers }: DoctorAndPapers): Promise<Set<number>> {
  const [batches, events] = await Promise.all([ownBatchPapers(), ownEvents()])
  const mayEnter = ({ id, access, eventId }: DoctorAndPapers['papers'][number]) =>
    access === 'free' || (access === 'enrolled' ? batches.has(id) : eventId !== null && events.has(eventId))
  return new Set(papers.filter(mayEnter).map(({ id }) => id))

  async function ownBatchPapers(): Promise<Set<number>> {
    const ids = papers.filter(({ access }) => access === 'enrolled').map(({ id }) => id)
    if (ids.length === 0) return new Set()
    const rows = await tx
      .select({ id: paperBatch.paperId })
      .from(paperBatch)
      .innerJoin(enrolment, eq(enrolment.batchId, paperBatch.batchId))
      .where(and(inArray(paperBatch.paperId, ids), eq(enrolment.doctorId, doctorId), eq(enrolment.state, 'active')))
    return new Set(rows.map(({ id }) => id))
  }

  async function ownEvents(): Promise<Set<number>> {
    const ids = papers.flatMap(({ eventId }) => eventId ?? [])
    if (ids.length === 0) return new Set()
    const rows = await tx
      .select({ id: eventRegistration.eventId })
      .from(eventRegistration)
      .where(and(inArray(eventRegistration.eventId, ids), eq(eventRegistration.doctorId, doctorId)))
    return new Set(rows.map(({ id }) => id))
  }
}
