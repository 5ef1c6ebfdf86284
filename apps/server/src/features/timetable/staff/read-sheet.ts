import type { ResponseOf } from '@prostuti/contract'
import type { readTimetableSheet } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { daysToWatch } from '@prostuti/exam-rules'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { and, asc, between, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { readVersion } from '../../resource/index.ts'
import { inBranches, inCourses, type StaffMember } from '../../staff/index.ts'
import { seesVideo } from '../../video/index.ts'
import { findBatch } from './find-batch.ts'
import { readKeptRows } from './kept-rows.ts'
import { readMovablePapers } from './move-papers.ts'
import { isPaperOf } from './row-choices.ts'
import { onWire, readSheetRows, shown, wallClock } from './sheet-rows.ts'

const { batch, contact, holiday, liveClass, paper, schedule, scheduleEvent, teacher, video } = tables

type Sheet = ResponseOf<typeof readTimetableSheet>
type SheetQuery = { batchId: number; member: StaffMember }

/** As many as anybody picks from; what the rows name already is there in any case. */
const choicesAtMost = 2000

export const sheetThing = (batchId: number) => ({ resource: 'timetable', resourceId: String(batchId) })

/** The whole sheet of a batch. */
export async function readSheet(tx: Tx, asked: SheetQuery): Promise<Sheet> {
  const found = await findBatch(tx, asked)
  const { version, at, by } = await readVersion(tx, sheetThing(found.id))
  const [rows, kept] = await Promise.all([readSheetRows(tx, asked), readKeptRows(tx, found.id)])
  const days = daysToWatch(found)
  const movable = await readMovablePapers(tx, { batchId: found.id, rows, now: new Date() })
  const [schedules, teachers, papers, videos, holidays, taken] = await Promise.all([
    readSchedules(tx, asked),
    readTeachers(
      tx,
      rows.flatMap(({ teacherId }) => teacherId ?? []),
    ),
    readPapers(tx, {
      courseId: found.courseId,
      named: rows.flatMap(({ paperId }) => paperId ?? []),
    }),
    readVideos(tx, {
      member: asked.member,
      named: rows.flatMap(({ videoId }) => videoId ?? []),
    }),
    tx
      .select()
      .from(holiday)
      .where(between(holiday.day, days.from, days.to))
      .orderBy(asc(holiday.day)),
    readTaken(tx, { ...asked, ...days }),
  ])
  return {
    version,
    changed_at: at?.toISOString() ?? null,
    changed_by: by,
    batch: { id: found.id, title: shown(found.title), starts_on: found.startsOn, ends_on: found.endsOn },
    schedules,
    rows: rows.map((row) => ({ ...onWire(row), held_by: row.heldBy, kept: kept.get(row.id) ?? null })),
    teachers,
    papers: papers.map((each) => ({ ...each, may_move: movable.has(each.id) })),
    videos,
    holidays: holidays.map(({ day, name, isHartal }) => ({ day, name: shown(name), is_hartal: isHartal })),
    taken,
  }
}

export async function readSchedules(tx: Tx, { batchId, member }: SheetQuery): Promise<Sheet['schedules']> {
  const found = await tx
    .select({
      schedule,
      branch: contact.name,
      doctors: sql<number>`(select count(*)::int from enrolment
        where enrolment.schedule_id = ${schedule.id} and enrolment.state = 'active')`,
    })
    .from(schedule)
    .leftJoin(contact, eq(contact.id, schedule.contactId))
    .where(and(eq(schedule.batchId, batchId), inBranches(member, schedule.contactId)))
    .orderBy(asc(schedule.position), asc(schedule.id))
  return found.map(({ schedule: own, branch, doctors }) => ({
    id: own.id,
    title: shown(own.title),
    branch_id: own.contactId,
    branch: shown(branch),
    weekdays: own.weekdays,
    opens: own.opens,
    closes: own.closes,
    doctors,
  }))
}

async function readTeachers(tx: Tx, named: number[]): Promise<Sheet['teachers']> {
  const found = await tx
    .select({ id: teacher.id, name: teacher.name })
    .from(teacher)
    .where(or(eq(teacher.isActive, true), inArray(teacher.id, [...new Set(named)])))
    .orderBy(asc(teacher.position), asc(teacher.id))
    .limit(choicesAtMost)
  return found.map(({ id, name }) => ({ id, name: shown(name) }))
}

async function readPapers(
  tx: Tx,
  { courseId, named }: { courseId: number; named: number[] },
): Promise<Omit<Sheet['papers'][number], 'may_move'>[]> {
  const found = await tx
    .select({
      id: paper.id,
      title: paper.title,
      isActive: paper.isActive,
      opensAt: paper.opensAt,
      closesAt: paper.closesAt,
    })
    .from(paper)
    .where(or(isPaperOf(courseId), inArray(paper.id, [...new Set(named)])))
    .orderBy(desc(paper.opensAt), asc(paper.id))
    .limit(choicesAtMost)
  return found.map(({ id, title, isActive, opensAt, closesAt }) => ({
    id,
    title: shown(title),
    is_active: isActive,
    opens: opensAt && wallClock(opensAt),
    closes: closesAt && wallClock(closesAt),
  }))
}

async function readVideos(
  tx: Tx,
  { member, named }: { member: StaffMember; named: number[] },
): Promise<Sheet['videos']> {
  const isNamed = inArray(video.id, [...new Set(named)])
  const isAllowed = seesVideo(member)
  const found = await tx
    .select({ id: video.id, title: video.title })
    .from(video)
    .where(isAllowed && or(isAllowed, isNamed))
    .orderBy(...(named.length > 0 ? [desc(isNamed)] : []), desc(video.id))
    .limit(choicesAtMost)
  return found.map(({ id, title }) => ({ id, title: shown(title) }))
}

type TakenQuery = SheetQuery & { from: string; to: string }

/** Hours of other batches; whose they are is said only of batches that the member may see. */
async function readTaken(tx: Tx, { batchId, member, from, to }: TakenQuery): Promise<Sheet['taken']> {
  const found = await tx
    .select({
      startsAt: scheduleEvent.startsAt,
      endsAt: scheduleEvent.endsAt,
      teacherId: scheduleEvent.teacherId,
      // Where an exam is sat is no class's hall, and what is joined over a link needs none.
      branchId: sql<
        number | null
      >`case when ${scheduleEvent.kind} <> 'exam' and coalesce(${liveClass.heldBy}, 'hall') = 'hall' then ${schedule.contactId} end`,
      hall: liveClass.hall,
      isSeen: sql<boolean>`${and(inCourses(member, batch.courseId), inBranches(member, schedule.contactId)) ?? true}`,
      batch: batch.title,
    })
    .from(scheduleEvent)
    .innerJoin(schedule, eq(schedule.id, scheduleEvent.scheduleId))
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .leftJoin(liveClass, eq(liveClass.scheduleEventId, scheduleEvent.id))
    .where(
      and(
        ne(schedule.batchId, batchId),
        eq(scheduleEvent.isCancelled, false),
        between(scheduleEvent.startsAt, dhakaMidnight(from), dhakaMidnight(to)),
        or(
          sql`${scheduleEvent.teacherId} is not null`,
          sql`${schedule.contactId} is not null`,
          sql`${liveClass.hall} is not null`,
        ),
      ),
    )
  return found.map((row) => ({
    ...wallClock(row.startsAt),
    minutes: Math.round((row.endsAt.getTime() - row.startsAt.getTime()) / 60_000),
    teacher_id: row.teacherId,
    branch_id: row.branchId,
    hall: shown(row.hall),
    batch: row.isSeen ? shown(row.batch) : null,
  }))
}
