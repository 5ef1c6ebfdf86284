import { type SQL, sql } from 'drizzle-orm'
import { isExam } from '../../exam/index.ts'
import { may } from '../../staff/index.ts'
import type { DoctorScope } from '../doctor-in-scope.ts'
import { happenings, isSeen } from './happenings.ts'

/** Exams sat and objected to, lectures watched and joined, and the sheets that were sent. */
export const learningHappenings = (scope: DoctorScope, now: Date): SQL[] => [
  ...(may(scope.member, 'results.read') ? ofExams(scope, now) : []),
  ...ofLectures(scope),
  happenings({
    ...{ group: 'parcel', kind: 'parcel', id: sql`t.id`, at: sql`t.at` },
    facts: {
      ...{ state: sql`t.state`, way: sql`coalesce(d.courier_name, d.courier)` },
      // The volumes of the parcel, as one title.
      title: sql`(select jsonb_build_object('bn', string_agg(v.title ->> 'bn', ', ' order by v.id),
        'en', string_agg(coalesce(v.title ->> 'en', v.title ->> 'bn'), ', ' order by v.id))
        from sheet_delivery_item x join sheet v on v.id = x.sheet_id where x.delivery_id = d.id)`,
      words: sql`t.detail`,
    },
    thing: { kind: 'parcel', id: sql`d.id` },
    of: sql`from delivery_step t join sheet_delivery d on d.id = t.delivery_id join enrolment e on e.id = d.enrolment_id
      where e.doctor_id = ${scope.doctorId} and ${isSeen(scope, sql`e.id`)}`,
  }),
]

/** Marks stand here as they are; whoever may not know them yet is not told (`withhold-marks.ts`). */
function ofExams({ doctorId, member: { courseIds } }: DoctorScope, now: Date): SQL[] {
  const isOwn = courseIds === null ? sql`true` : sql`p.course_id = any(${sql.param(courseIds)}::int[])`
  const isRunning = sql`(a.finished_at is null and a.ends_at > ${now.toISOString()}::timestamptz)`
  return [
    happenings({
      ...{ group: 'exam', kind: 'attempt', id: sql`a.id`, at: sql`coalesce(a.finished_at, a.started_at)` },
      facts: {
        title: sql`p.title`,
        state: sql`case when a.voided_at is not null then 'void' when ${isRunning} then 'running'
          when r.attempt_id is null then 'unmarked' else coalesce(r.outcome, 'marked') end`,
        number: sql`case when ${isRunning} then bit_count(a.answered_places)::int else r.marks end`,
        outOf: sql`case when ${isRunning} then p.question_count else r.out_of end`,
        rank: sql`r.rank`,
        words: sql`a.void_words`,
      },
      thing: {
        kind: sql`case when ${isRunning} then 'control_room' else 'paper_result' end`,
        id: sql`p.id`,
      },
      of: sql`from attempt a join paper p on p.id = a.paper_id left join attempt_result r on r.attempt_id = a.id
        where a.doctor_id = ${doctorId} and ${isExam('p')} and ${isOwn}`,
    }),
    happenings({
      ...{ group: 'exam', kind: 'objection', id: sql`j.id`, at: sql`j.created_at` },
      facts: { title: sql`p.title`, words: sql`j.words`, state: sql`coalesce(j.verdict, 'open')` },
      thing: { kind: 'objection', id: sql`j.paper_id || '/' || j.question_id` },
      of: sql`from objection j join paper p on p.id = j.paper_id where j.doctor_id = ${doctorId} and ${isOwn}`,
    }),
  ]
}

function ofLectures({ doctorId, enrolmentIds }: DoctorScope): SQL[] {
  const isOwn =
    enrolmentIds === null
      ? sql`true`
      : sql`s.schedule_id in (select schedule_id from enrolment where id = any(${sql.param(enrolmentIds)}::int[]))`
  const joined = happenings({
    ...{ group: 'account', kind: 'class', id: sql`s.id`, at: sql`c.joined_at` },
    facts: { title: sql`s.title` },
    of: sql`from class_attendance c join schedule_event s on s.id = c.schedule_event_id
      where c.doctor_id = ${doctorId} and ${isOwn}`,
  })
  if (enrolmentIds !== null) return [joined]
  const watched = happenings({
    ...{ group: 'account', kind: 'video', id: sql`v.id`, at: sql`w.completed_at` },
    facts: { title: sql`v.title`, number: sql`100 * w.watched_seconds / greatest(1, v.duration_seconds)` },
    of: sql`from video_progress w join video v on v.id = w.video_id
      where w.doctor_id = ${doctorId} and w.completed_at is not null`,
  })
  return [joined, watched]
}
