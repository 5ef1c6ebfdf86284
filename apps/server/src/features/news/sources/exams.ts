import { sql } from 'drizzle-orm'
import { isUntold, type NewsSource } from '../../push/index.ts'

const minute = 60_000

type Coming = { doctor_id: number; paper_id: number; opens_at: string; link: string }

/** Each at its time: when the second one is due, the first is no news any more. */
const hours = { exam_hour: { from: 15, until: 60 }, exam_soon: { from: 0, until: 15 } } as const

/**
 * Exams that open within the hour or the quarter, for those whose own they are: in the schedule of a course they are in, given to their
 * batch, or of an event they are registered for. Not where the doctor has begun. What is free to all is nobody's appointment.
 */
const examSource = (kind: keyof typeof hours): NewsSource => ({
  kind,
  foundForMs: hours[kind].until * minute,
  async find(tx, { now, atMost }) {
    const at = (minutes: number) => sql`${new Date(now.getTime() + minutes * minute).toISOString()}::timestamptz`
    const untold = isUntold({ kind, doctorId: sql`own.doctor_id`, thing: sql`own.paper_id::text`, now })
    const { rows } = await tx.execute<Coming>(sql`
      with coming as materialized (
        select id, key, kind, access, event_id, opens_at from paper
        where is_active and stage = 'frozen' and opens_at > ${at(hours[kind].from)} and opens_at <= ${at(hours[kind].until)}),
      own as (
        select e.doctor_id, coming.id as paper_id, coming.opens_at, 1 as preference,
          '/my/courses/' || e.id || '/schedule/' || e.schedule_id || '/events/' || row.id || '/exam-info' as link
        from coming join schedule_event row on row.paper_id = coming.id and not row.is_cancelled
          join enrolment e on e.schedule_id = row.schedule_id and e.state = 'active'
        union all
        select e.doctor_id, coming.id, coming.opens_at, 2,
          case coming.kind when 'schedule_exam' then '/my/courses/' || e.id || '/admin-exams'
            when 'quiz' then '/on-spot-quiz/' || coming.key else '/on-spot-bcs-exam/' || coming.key end
        from coming join paper_batch given on given.paper_id = coming.id and coming.access = 'enrolled'
          join enrolment e on e.batch_id = given.batch_id and e.state = 'active'
        union all
        select registered.doctor_id, coming.id, coming.opens_at, 2,
          case coming.kind when 'quiz' then '/on-spot-quiz/' else '/on-spot-bcs-exam/' end || coming.key
        from coming join event_registration registered on registered.event_id = coming.event_id)
      select distinct on (own.doctor_id, own.paper_id) own.doctor_id, own.paper_id, own.opens_at, own.link from own
      where ${untold} and not exists (
        select from attempt where attempt.doctor_id = own.doctor_id and attempt.paper_id = own.paper_id)
      order by own.doctor_id, own.paper_id, own.preference, own.link
      limit ${atMost}`)
    return rows.map(({ doctor_id, paper_id, opens_at, link }) => {
      const opensAt = new Date(opens_at)
      return { doctorId: doctor_id, thing: String(paper_id), link, at: opensAt, until: opensAt }
    })
  },
})

export const examSources = [examSource('exam_soon'), examSource('exam_hour')]
