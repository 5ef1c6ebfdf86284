import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { batch, batchTeacher, schedule, scheduleEvent } from '../../../tables/index.ts'

type Lecture = Awaited<ReturnType<typeof readLectures>>[number] & { teacherId: number }

/**
 * Nobody teaches two classes at once: whoever is taken is stood in for by another of the batch, or of its course. Rows of one schedule
 * alone if it is named, those of all others then stay. Gives the teachers of the rows that changed.
 */
export async function giveFreeTeachers(tx: Tx, scheduleId?: number): Promise<Map<number, number>> {
  const lectures = (await readLectures(tx)) as Lecture[]
  const standIns = await readStandIns(tx)
  const isOpen = (lecture: Lecture) => scheduleId === undefined || lecture.scheduleId === scheduleId
  const taught = Map.groupBy(
    lectures.filter((lecture) => !isOpen(lecture)),
    ({ teacherId }) => teacherId,
  )
  const isTaken = (teacherId: number, lecture: Lecture) =>
    (taught.get(teacherId) ?? []).some((other) => overlap(other, lecture) && !isOneClass(other, lecture))

  const changed = new Map<number, number>()
  for (const lecture of lectures.filter(isOpen)) {
    const { teacherId } = lecture
    const isFree = (each: number) => !isTaken(each, lecture)
    const who = isFree(teacherId) ? teacherId : (standIns(lecture).find(isFree) ?? teacherId)
    if (who !== teacherId) changed.set(lecture.id, who)
    const own = taught.get(who)
    if (own) own.push(lecture)
    else taught.set(who, [lecture])
  }
  await writeTeachers(tx, changed)
  return changed
}

const readLectures = (tx: Tx) =>
  tx
    .select({
      id: scheduleEvent.id,
      scheduleId: scheduleEvent.scheduleId,
      batchId: schedule.batchId,
      courseId: batch.courseId,
      teacherId: scheduleEvent.teacherId,
      title: sql<string>`${scheduleEvent.title} ->> 'bn'`,
      from: sql<number>`extract(epoch from ${scheduleEvent.startsAt})::float`,
      until: sql<number>`extract(epoch from ${scheduleEvent.endsAt})::float`,
    })
    .from(scheduleEvent)
    .innerJoin(schedule, eq(schedule.id, scheduleEvent.scheduleId))
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .where(and(isNotNull(scheduleEvent.teacherId), eq(scheduleEvent.isCancelled, false)))
    .orderBy(asc(scheduleEvent.id))

/** Who teaches in the batch of a lecture, then who teaches in its course. */
async function readStandIns(tx: Tx): Promise<(lecture: Lecture) => number[]> {
  const all = await tx
    .select({ batchId: batchTeacher.batchId, courseId: batch.courseId, teacherId: batchTeacher.teacherId })
    .from(batchTeacher)
    .innerJoin(batch, eq(batch.id, batchTeacher.batchId))
    .orderBy(asc(batchTeacher.batchId), asc(batchTeacher.position))
  const ids = (of: typeof all) => [...new Set(of.map(({ teacherId }) => teacherId))]
  return ({ batchId, courseId }) => [
    ...ids(all.filter((each) => each.batchId === batchId)),
    ...ids(all.filter((each) => each.courseId === courseId)),
  ]
}

const overlap = (one: Lecture, other: Lecture) => one.from < other.until && other.from < one.until

const isOneClass = (one: Lecture, other: Lecture) =>
  one.batchId === other.batchId && one.from === other.from && one.title === other.title

/** Writes who teaches, and names them among the teachers of their batches. */
async function writeTeachers(tx: Tx, changed: ReadonlyMap<number, number>): Promise<void> {
  if (changed.size === 0) return
  await tx.execute(sql`
    update schedule_event set teacher_id = given.teacher_id
    from jsonb_to_recordset(${JSON.stringify([...changed].map(([id, teacher_id]) => ({ id, teacher_id })))}::jsonb)
      as given (id int, teacher_id int)
    where schedule_event.id = given.id`)
  await tx.execute(sql`
    insert into batch_teacher (batch_id, teacher_id, position)
    select distinct schedule.batch_id, schedule_event.teacher_id, 100
    from schedule_event join schedule on schedule.id = schedule_event.schedule_id
    where schedule_event.teacher_id is not null and not schedule_event.is_cancelled
    on conflict do nothing`)
}
