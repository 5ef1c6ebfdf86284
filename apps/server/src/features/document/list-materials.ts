import type { courseMaterials, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { findOwnCourse } from '../enrolment/index.ts'

const { document, material, scheduleEvent } = tables

type Subject = ResponseOf<typeof courseMaterials>['subjects'][number]
type MaterialReader = { doctorId: number; enrolmentId: number; locale: Locale; now: Date }

/** What is published, by subject: subjects and their materials in the order in which staff have put them. */
export async function listMaterials(
  tx: Tx,
  { doctorId, enrolmentId, locale, now }: MaterialReader,
): Promise<Subject[]> {
  const { batchId, scheduleId } = await findOwnCourse(tx, { doctorId, enrolmentId })
  const rows = await tx
    .select({ material, document, eventId: scheduleEvent.id })
    .from(material)
    .innerJoin(document, eq(document.id, material.documentId))
    // The same lecture stands in every schedule of the batch; only the doctor's own can be opened.
    .leftJoin(
      scheduleEvent,
      and(eq(scheduleEvent.id, material.scheduleEventId), eq(scheduleEvent.scheduleId, scheduleId)),
    )
    .where(
      and(
        eq(material.batchId, batchId),
        eq(material.isActive, true),
        lte(material.publishedAt, now),
        or(isNull(material.until), gte(material.until, now)),
      ),
    )
    .orderBy(asc(material.position), asc(material.id))
  const subjects = new Map<string, Subject>()
  for (const { material: each, document: pdf, eventId } of rows) {
    const subject = pickText(each.subject, locale)
    const shelf = subjects.get(subject) ?? { subject, materials: [] }
    subjects.set(subject, shelf)
    shelf.materials.push({
      id: each.id,
      title: pickText(each.title, locale),
      kind: each.kind,
      pages: pdf.pages,
      bytes: pdf.bytes,
      download_allowed: each.downloadAllowed,
      published_at: each.publishedAt.toISOString(),
      event_id: eventId,
      width: pdf.widthPoints,
      height: pdf.heightPoints,
    })
  }
  return [...subjects.values()]
}
