import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { placeDemoFiles } from '../../start/place-demo-files.ts'
import { buildBatch, buildCourse, buildSchedule } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildImpersonation } from '../../testing/builders/build-impersonation.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { spendPage } from './spend-page.ts'

/** The app with the demo's documents on disk, and doctors in a course that has something to read. */
export async function openDocumentTest() {
  const dataDir = await mkdtemp(join(tmpdir(), 'prostuti-documents-'))
  const { app, deps, close } = await buildTestApp({ env: { dataDir } })
  await placeDemoFiles(deps.storage)
  const { db } = deps.database
  const parent = await buildCourse(db)
  const batch = await buildBatch(db, parent)
  const schedule = await buildSchedule(db, batch.id, { seats: 100 })

  async function reader(given: { name?: string; state?: 'active' | 'pending' | 'ended' | 'lapsed' } = {}) {
    const doctor = await buildDoctor(db, given.name === undefined ? {} : { name: given.name })
    const { headers } = await buildSignIn(db, { doctorId: doctor.id })
    const [made] = await db
      .insert(tables.enrolment)
      .values({ doctorId: doctor.id, batchId: batch.id, scheduleId: schedule.id, state: given.state ?? 'active' })
      .returning({ id: tables.enrolment.id })
    return { id: doctor.id, headers, courseId: made!.id }
  }
  type Reader = Awaited<ReturnType<typeof reader>>

  const impersonator = ({ id }: Reader) => buildImpersonation(db, { doctorId: id })

  const documentNamed = async (file: string) => {
    const [row] = await db.select().from(tables.document).where(eq(tables.document.file, file))
    return row!
  }

  async function material(given: Partial<typeof tables.material.$inferInsert> = {}): Promise<number> {
    const [made] = await db
      .insert(tables.material)
      .values({
        batchId: batch.id,
        documentId: (await documentNamed('cardiac-cycle.pdf')).id,
        kind: 'lecture_sheet',
        subject: { bn: 'ফিজিওলজি', en: 'Physiology' },
        title: { bn: 'কার্ডিয়াক সাইকেল', en: 'The cardiac cycle' },
        publishedAt: new Date(Date.now() - 60_000),
        ...given,
      })
      .returning({ id: tables.material.id })
    return made!.id
  }

  async function book(given: Partial<typeof tables.referenceBook.$inferInsert> = {}): Promise<number> {
    const [made] = await db
      .insert(tables.referenceBook)
      .values({
        documentId: (await documentNamed('ecg-easy-reading.pdf')).id,
        title: { bn: 'ইসিজি', en: 'ECG' },
        author: 'ডা. ফারহানা ইসলাম',
        firstPageNo: 11,
        chapters: [{ title: { bn: 'অক্ষ', en: 'The axis' }, pageNo: 15 }],
        ...given,
      })
      .returning({ id: tables.referenceBook.id })
    await db.insert(tables.referenceBookCourse).values({ bookId: made!.id, courseId: parent.course.id })
    return made!.id
  }

  /** As if one more page had been read. */
  const countPage = ({ id }: Reader) => spendPage(db, { doctorId: id, secret: deps.env.appSecret, now: deps.clock() })

  const get = ({ headers }: { headers: Record<string, string> }, path: string) =>
    app.inject({ method: 'GET', url: `/api/v3/web/doctor${path}`, headers })

  return {
    ...{ app, db, dataDir, batch, schedule, reader, impersonator, material, book, documentNamed, get, countPage },
    async close() {
      await close()
      await rm(dataDir, { recursive: true })
    },
  }
}

export type DocumentTest = Awaited<ReturnType<typeof openDocumentTest>>
