import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DocumentTest, openDocumentTest } from './document-test.fixture.ts'

let test: DocumentTest
beforeAll(async () => {
  test = await openDocumentTest()
})
afterAll(() => test.close())

it('the demo’s documents are on disk as the database describes them', async () => {
  const library = await PDFiumLibrary.init()
  const rows = await test.db.select().from(tables.document)
  expect(rows.length).toBeGreaterThanOrEqual(5)
  for (const row of rows) {
    const path = join(test.dataDir, 'documents', row.file)
    const pdf = await library.loadDocument(await readFile(path))
    const { originalWidth, originalHeight } = pdf.getPage(0).getOriginalSize()
    const found = {
      pages: pdf.getPageCount(),
      widthPoints: Math.round(originalWidth),
      heightPoints: Math.round(originalHeight),
    }
    expect({ file: row.file, bytes: (await stat(path)).size, ...found }).toEqual({
      file: row.file,
      bytes: row.bytes,
      pages: row.pages,
      widthPoints: row.widthPoints,
      heightPoints: row.heightPoints,
    })
    pdf.destroy()
  }
  library.destroy()
})

it('the demo doctor has something to read in both batches, beside a lecture that is over, and book 1 is of FCPS Part-1', async () => {
  const { course, doctor, enrolment, batch, material, scheduleEvent, referenceBookCourse } = tables
  const rows = await test.db
    .select({ slug: course.slug, endsAt: scheduleEvent.endsAt, publishedAt: material.publishedAt })
    .from(enrolment)
    .innerJoin(doctor, and(eq(doctor.id, enrolment.doctorId), eq(doctor.phone, '+8801700000101')))
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .innerJoin(course, eq(course.id, batch.courseId))
    .innerJoin(material, eq(material.batchId, batch.id))
    .leftJoin(scheduleEvent, eq(scheduleEvent.id, material.scheduleEventId))
  expect(new Set(rows.map(({ slug }) => slug))).toEqual(new Set(['fcps-part-1', 'bcs']))
  expect(rows.every(({ publishedAt }) => publishedAt < new Date())).toBe(true)
  const beside = rows.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]))
  expect(beside.length).toBeGreaterThanOrEqual(1)
  expect(beside.every((endsAt) => endsAt < new Date())).toBe(true)
  const [book] = await test.db
    .select({ slug: course.slug })
    .from(referenceBookCourse)
    .innerJoin(course, eq(course.id, referenceBookCourse.courseId))
    .where(eq(referenceBookCourse.bookId, 1))
  expect(book).toEqual({ slug: 'fcps-part-1' })
})
