import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import {
  batch,
  course,
  doctor,
  document,
  enrolment,
  material,
  referenceBook,
  referenceBookCourse,
  scheduleEvent,
} from '../../../tables/index.ts'
import { demoDoctors } from '../doctors.ts'
import { idsByName } from '../ids-by-name.ts'
import { demoBook, demoDocuments, demoMaterials } from './documents.ts'

const dayMs = 86_400_000

/** Something to read in the two batches of the first demo doctor, and a book for everybody in FCPS Part-1. */
export async function seedDocuments(tx: Tx, now: Date): Promise<void> {
  const documents = await tx
    .insert(document)
    .values(demoDocuments.map((each) => ({ ...each, name: each.file })))
    .returning({ id: document.id, file: document.file })
  const documentId = idsByName('document', new Map(documents.map(({ id, file }) => [file.replace('.pdf', ''), id])))

  const own = await readOwnBatches(tx)
  for (const [position, { document: name, course: slug, lecture, ...row }] of demoMaterials.entries()) {
    const batch = own.get(slug)
    if (batch === undefined) continue
    const beside = lecture === undefined ? undefined : await findLecture(tx, batch.scheduleId, lecture)
    // On the evening of its lecture; without one, two days ago.
    const held = beside !== undefined && beside.endsAt < now ? beside : undefined
    await tx.insert(material).values({
      ...row,
      position,
      batchId: batch.batchId,
      documentId: documentId(name),
      scheduleEventId: held?.id ?? null,
      publishedAt: held?.endsAt ?? new Date(now.getTime() - 2 * dayMs),
    })
  }

  const [book] = await tx
    .insert(referenceBook)
    .values({ ...demoBook, documentId: documentId('ecg-easy-reading') })
    .returning({ id: referenceBook.id })
  const [fcps] = await tx.select({ id: course.id }).from(course).where(eq(course.slug, 'fcps-part-1'))
  await tx.insert(referenceBookCourse).values({ bookId: book!.id, courseId: fcps!.id })
}

type OwnBatch = { batchId: number; scheduleId: number }

/** By the slug of the course. */
async function readOwnBatches(tx: Tx): Promise<Map<string, OwnBatch>> {
  const rows = await tx
    .select({ slug: course.slug, batchId: batch.id, scheduleId: enrolment.scheduleId })
    .from(enrolment)
    .innerJoin(doctor, eq(doctor.id, enrolment.doctorId))
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .innerJoin(course, eq(course.id, batch.courseId))
    .where(and(eq(doctor.phone, demoDoctors[0]!.phone), eq(enrolment.state, 'active')))
  return new Map(rows.map(({ slug, ...batch }) => [slug, batch]))
}

async function findLecture(tx: Tx, scheduleId: number, words: string) {
  const rows = await tx
    .select({
      id: scheduleEvent.id,
      title: scheduleEvent.title,
      kind: scheduleEvent.kind,
      endsAt: scheduleEvent.endsAt,
    })
    .from(scheduleEvent)
    .where(eq(scheduleEvent.scheduleId, scheduleId))
  return rows.find(({ title, kind }) => kind !== 'exam' && title.bn.includes(words))
}
