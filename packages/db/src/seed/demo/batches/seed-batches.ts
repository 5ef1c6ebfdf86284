import type { Tx } from '../../../connect.ts'
import {
  batch,
  batchCategory,
  batchInstalment,
  batchTeacher,
  courseSession,
  schedule,
  scheduleEvent,
  teacher,
} from '../../../tables/index.ts'
import { type IdOf, idsByName } from '../ids-by-name.ts'
import { insertInChunks } from '../insert-in-chunks.ts'
import type { Branch } from '../site/contacts.ts'
import { demoTeachers, type TeacherName } from '../teachers.ts'
import { giveFreeTeachers } from './give-free-teachers.ts'
import { demoBatches } from './index.ts'

/** What was inserted comes back in the order in which it went in. */
const idAt = (rows: readonly { id: number }[], at: number): number => {
  const row = rows[at]
  if (!row) throw new Error(`the database gave back ${rows.length} rows, and no row ${at}`)
  return row.id
}

const seedTeachers = async (tx: Tx): Promise<IdOf<TeacherName>> => {
  const names = Object.keys(demoTeachers) as TeacherName[]
  const rows = await tx
    .insert(teacher)
    .values(names.map((name, position) => ({ ...demoTeachers[name], position })))
    .returning({ id: teacher.id })
  return idsByName('teacher', new Map(names.map((name, at) => [name, idAt(rows, at)])))
}

/** Sessions, teachers, batches, their schedules and every row of them, in a handful of statements. */
export async function seedBatches(
  tx: Tx,
  now: Date,
  { courseId, branchId }: { courseId: IdOf; branchId: IdOf<Branch> },
): Promise<void> {
  const batches = demoBatches(now)
  const teacherId = await seedTeachers(tx)
  const categories = await tx.select({ id: batchCategory.id, slug: batchCategory.slug }).from(batchCategory)
  const categoryId = idsByName('batch category', new Map(categories.map(({ slug, id }) => [slug, id])))

  const nameOf = ({ course, startsOn }: { course: string; startsOn: string }) => `${course} ${startsOn}`
  const sessions = [...new Map(batches.map(({ session }) => [nameOf(session), session])).values()]
  const sessionRows = await tx
    .insert(courseSession)
    .values(sessions.map(({ course, label: _, ...row }) => ({ ...row, courseId: courseId(course) })))
    .returning({ id: courseSession.id })
  const sessionId = idsByName('session', new Map(sessions.map((each, at) => [nameOf(each), idAt(sessionRows, at)])))

  const batchRows = await tx
    .insert(batch)
    .values(
      batches.map(({ category, session, teachers: _t, instalments: _i, schedules: _s, ...row }, position) => ({
        ...row,
        position,
        batchCategoryId: categoryId(category),
        courseId: courseId(session.course),
        courseSessionId: sessionId(nameOf(session)),
      })),
    )
    .returning({ id: batch.id })
  const withId = batches.map((each, at) => ({ ...each, batchId: idAt(batchRows, at) }))

  await tx
    .insert(batchInstalment)
    .values(withId.flatMap(({ batchId, instalments }) => instalments.map((row) => ({ ...row, batchId }))))
  await tx
    .insert(batchTeacher)
    .values(
      withId.flatMap(({ batchId, teachers }) =>
        teachers.map((name, position) => ({ batchId, teacherId: teacherId(name), position })),
      ),
    )

  const schedules = withId.flatMap(({ batchId, schedules }) =>
    schedules.map((each, position) => ({ ...each, batchId, position })),
  )
  const scheduleRows = await tx
    .insert(schedule)
    .values(schedules.map(({ branch, events: _, ...row }) => ({ ...row, contactId: branch ? branchId(branch) : null })))
    .returning({ id: schedule.id })
  const events = schedules.flatMap(({ events }, at) =>
    events.map(({ teacher: name, ...row }) => ({
      ...row,
      scheduleId: idAt(scheduleRows, at),
      teacherId: name ? teacherId(name) : null,
    })),
  )
  await insertInChunks(events, (some) => tx.insert(scheduleEvent).values(some))
  await giveFreeTeachers(tx)
}
