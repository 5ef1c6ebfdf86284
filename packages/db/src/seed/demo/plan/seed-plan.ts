import { addStudyDays, studyDayOf } from '@prostuti/learning-rules/day/study-day'
import { layPlan } from '@prostuti/learning-rules/plan/lay-plan'
import { dutiesBetween, midnightOf, type Rota, type Shift, usualHours } from '@prostuti/learning-rules/plan/rota'
import { planEnd, weekOf } from '@prostuti/learning-rules/plan/week'
import { cardsWork, lectureWork, revisionMinutes, revisionWork } from '@prostuti/learning-rules/plan/work-of'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { doctor, planBlock, rotaException, studyRota } from '../../../tables/index.ts'

/** Saturday to Friday, as a registrar of a medical college has it. */
const painted: Shift[] = ['morning', 'morning', 'night', 'off', 'morning', 'evening', 'off']
const wished = { from: 7 * 60, to: 23 * 60 }
const dailyMinutes = 90
/** At the same hours in every week in which a demo is put in. */
const swapped = { day: 9, shift: 'evening' as const }

type Row = {
  id: number
  starts_at: string
  ends_at: string
  kind: string
  questions: number | null
  seconds: number | null
  video_until: string | null
  is_fixed: boolean
}

/** The week of the demo's first doctor, laid on its Saturday: what is past of it was done, but for the last. */
export async function seedPlan(tx: Tx, now: Date): Promise<void> {
  const [own] = await tx.select({ id: doctor.id }).from(doctor).where(eq(doctor.phone, '+8801700000101'))
  if (own === undefined) throw new Error('the demo has no first doctor')
  const doctorId = own.id
  const week = weekOf(studyDayOf(now))
  const exception = { day: addStudyDays(week, swapped.day), shift: swapped.shift }
  const rota: Rota = {
    startsOn: week,
    shifts: painted,
    hours: usualHours,
    exceptions: new Map([[exception.day, exception.shift]]),
  }
  const window = { from: midnightOf(week) + wished.from * 60_000, to: midnightOf(planEnd(week)) }
  await tx.insert(studyRota).values({
    ...{ doctorId, startsOn: week, shifts: painted, hours: usualHours, dailyMinutes },
    ...{ earliestMinute: wished.from, latestMinute: wished.to, laidAt: new Date(window.from) },
  })
  await tx.insert(rotaException).values({ doctorId, ...exception })

  const rows = await readRows(tx, { doctorId, now })
  const days = Array.from({ length: 14 }, (_, n) => addStudyDays(week, n))
  const { blocks } = layPlan({
    ...{ window, wished, dailyMinutes, kept: [] },
    duties: dutiesBetween(rota, week, planEnd(week)),
    fixed: rows
      .filter((row) => row.is_fixed)
      .map((row) => ({ from: Date.parse(row.starts_at), to: Date.parse(row.ends_at) })),
    work: [...days.map(cardsWork), ...rows.flatMap(toWork(now))],
  })
  if (blocks.length === 0) throw new Error('nothing could be laid for the demo')
  const past = blocks.filter(({ to }) => to <= now.getTime())
  const firstToCome = blocks.find(({ from }) => from > now.getTime() + 86_400_000)
  await tx.insert(planBlock).values(
    blocks.map((block) => {
      const [kind, of] = block.key.split(':') as ['lecture' | 'revision' | 'cards', string]
      const isDone = past.includes(block) && block !== past.at(-1)
      return {
        ...{ doctorId, kind, startsAt: new Date(block.from), endsAt: new Date(block.to) },
        ...(kind === 'cards' ? { day: of } : { scheduleEventId: Number(of) }),
        isLocked: block === firstToCome,
        doneAt: isDone ? new Date(block.to) : null,
      }
    }),
  )
}

const toWork = (now: Date) => (row: Row) => {
  const startsAt = new Date(row.starts_at)
  if (row.kind !== 'lecture' && startsAt > now)
    return revisionWork({ eventId: row.id, startsAt, minutes: revisionMinutes(row.questions) })
  if (row.seconds === null || startsAt > now) return []
  const until = row.video_until === null ? null : new Date(row.video_until)
  return lectureWork({ eventId: row.id, minutes: Math.max(1, Math.ceil(row.seconds / 60)), until })
}

/** The doctor's timetables from a week ago on, and what is left of recordings that can still be watched. */
async function readRows(tx: Tx, { doctorId, now }: { doctorId: number; now: Date }): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select e.id, e.starts_at, e.ends_at, e.kind, e.questions, e.video_until,
      (l.schedule_event_id is not null or e.kind <> 'lecture') as is_fixed,
      case when p.completed_at is null and a.joined_at is null and coalesce(e.video_until > ${now}, true)
        then v.duration_seconds - coalesce(p.watched_seconds, 0) end as seconds
    from schedule_event e
    join enrolment n on n.schedule_id = e.schedule_id and n.doctor_id = ${doctorId} and n.state = 'active'
    left join live_class l on l.schedule_event_id = e.id
    left join video v on v.id = e.video_id
    left join video_progress p on p.video_id = v.id and p.doctor_id = ${doctorId}
    left join class_attendance a on a.schedule_event_id = e.id and a.doctor_id = ${doctorId}
    where not e.is_cancelled order by e.starts_at, e.id`)
  return rows
}
