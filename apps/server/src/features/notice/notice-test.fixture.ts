import { type Tx, tables } from '@prostuti/db'
import { buildBatch, buildCourse, buildSchedule } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'

export async function buildNotice(tx: Tx, given: Partial<typeof tables.notice.$inferInsert> = {}): Promise<number> {
  const [made] = await tx
    .insert(tables.notice)
    .values({
      audience: given.batchId ? 'batch' : given.courseId ? 'course' : 'all',
      title: { bn: 'ক্লাসের সময় বদল', en: 'A class has moved' },
      body: { bn: '<p>আগামীকালের ক্লাস <strong>রাত ৯টায়</strong>।</p>', en: '<p>Tomorrow at <strong>9 pm</strong>.</p>' },
      publishedAt: new Date(Date.now() - 3_600_000),
      ...given,
    })
    .returning({ id: tables.notice.id })
  return made!.id
}

/** A course with one batch, in which somebody can be enrolled. */
export async function buildCourseBatch(tx: Tx) {
  const parent = await buildCourse(tx)
  const batch = await buildBatch(tx, parent)
  const schedule = await buildSchedule(tx, batch.id)
  return { courseId: parent.course.id, batchId: batch.id, scheduleId: schedule.id }
}

/** A doctor who is signed in, and enrolled where it is said. */
export async function buildReader(tx: Tx, ...batches: { batchId: number; scheduleId: number }[]) {
  const { id } = await buildDoctor(tx)
  const { headers } = await buildSignIn(tx, { doctorId: id })
  for (const { batchId, scheduleId } of batches)
    await tx.insert(tables.enrolment).values({ doctorId: id, batchId, scheduleId })
  return { id, headers }
}
