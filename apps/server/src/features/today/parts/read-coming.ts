import type { Tx, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { isOwnBranch, isOwnCourse } from '../../staff/index.ts'
import { chooseComing } from '../rules/choose-coming.ts'
import { type ComingRow, readyChecks } from '../rules/ready-checks.ts'
import type { Scope } from '../scope.ts'

const shownAtMost = 8

type Found = {
  id: number
  kind: ComingRow['kind']
  title: tables.LocalizedText
  starts_at: string
  ends_at: string
  course: tables.LocalizedText
  teacher: tables.LocalizedText | null
  batch_id: number
  paper_id: number | null
  paper_active: boolean | null
  placed: number | null
  wanted: number | null
  opens_at: string | null
  closes_at: string | null
  is_told: boolean
  has_place: boolean
  is_holiday: boolean
  is_twice: boolean
}

/**
 * The classes and exams of the next seven days and what each still lacks. What several schedules of a batch share (one paper, one
 * class at one hour) is shown once, ready where it is ready for all of them.
 */
export async function readComing(tx: Tx, { scope, now }: { scope: Scope; now: Date }) {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await tx.execute<Found>(sql`
    select distinct on (row.starts_at, schedule.batch_id, coalesce(row.paper_id::text, row.title ->> 'bn'))
      row.id, row.kind, row.title, row.starts_at, row.ends_at, course.title as course, teacher.name as teacher, schedule.batch_id,
      row.paper_id, paper.is_active as paper_active, paper.question_count as wanted, paper.opens_at, paper.closes_at,
      (select count(*)::int from paper_question where paper_id = paper.id) as placed,
      exists (select from notice where published_at > row.starts_at - interval '7 days' and published_at <= ${at}
        and withdrawn_at is null and (schedule_id = schedule.id or notice.batch_id = schedule.batch_id or notice.course_id = course.id)) as is_told,
      (schedule.mode = 'branch' or exists (select from live_class where schedule_event_id = row.id)) as has_place,
      exists (select from holiday where day = (row.starts_at at time zone 'Asia/Dhaka')::date) as is_holiday,
      exists (select from schedule_event other where other.teacher_id = row.teacher_id and not other.is_cancelled
        and other.starts_at < row.ends_at and other.ends_at > row.starts_at
        and (other.title ->> 'bn') <> (row.title ->> 'bn')) as is_twice
    from schedule_event row
      join schedule on schedule.id = row.schedule_id join batch on batch.id = schedule.batch_id
      join course on course.id = batch.course_id
      left join teacher on teacher.id = row.teacher_id left join paper on paper.id = row.paper_id
    where not row.is_cancelled and row.starts_at > ${at} and row.starts_at < ${at} + interval '7 days'
      and schedule.is_active and batch.is_active
      and ${isOwnCourse(scope, sql`batch.course_id`)} and ${isOwnBranch(scope, sql`schedule.contact_id`)}
    order by row.starts_at, schedule.batch_id, coalesce(row.paper_id::text, row.title ->> 'bn'), row.id
    limit 200`)
  const shown = chooseComing(rows.map(presentComing), shownAtMost)
  return { rows: shown, more: rows.length - shown.length }
}

function presentComing(found: Found) {
  const { id, kind, title, course, teacher, batch_id } = found
  return {
    id,
    kind,
    title,
    course,
    teacher,
    batch_id,
    starts_at: new Date(found.starts_at).toISOString(),
    questions: found.paper_id === null ? null : { placed: found.placed ?? 0, wanted: found.wanted ?? 0 },
    checks: readyChecks({
      kind,
      startsAt: new Date(found.starts_at),
      endsAt: new Date(found.ends_at),
      paper: paperOf(found),
      isTold: found.is_told,
      hasTeacher: teacher !== null,
      hasPlace: found.has_place,
      isHoliday: found.is_holiday,
      isTwice: found.is_twice,
    }),
  }
}

const paperOf = (found: Found): ComingRow['paper'] =>
  found.opens_at === null
    ? null
    : {
        isActive: found.paper_active === true,
        placed: found.placed ?? 0,
        wanted: found.wanted ?? 0,
        opensAt: new Date(found.opens_at),
        closesAt: found.closes_at === null ? null : new Date(found.closes_at),
      }
