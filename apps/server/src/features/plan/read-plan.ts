import type { ResponseOf, readPlan as readPlanCall } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { addStudyDays, studyDaysBetween } from '@prostuti/learning-rules/day/study-day'
import { clashOf } from '@prostuti/learning-rules/plan/judge-span'
import { leftToLay } from '@prostuti/learning-rules/plan/left-to-lay'
import { dutiesBetween, dutyOn, midnightOf, restsAfter, shiftOn } from '@prostuti/learning-rules/plan/rota'
import { overlaps, type Span } from '@prostuti/learning-rules/plan/spans'
import { daysOfWeek, planEnd, weekOf, weeksAtMost } from '@prostuti/learning-rules/plan/week'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { pickText } from '@prostuti/text/locale'
import { inArray } from 'drizzle-orm'
import { freeMinutes } from './free-minutes.ts'
import { asLaid, keyOf, loadBlocks } from './load-blocks.ts'
import { loadRota, type OwnRota } from './load-rota.ts'
import { describeWork } from './open-work/describe-work.ts'
import { type OwnWork, readWork, type WorkReader } from './open-work/read-work.ts'

const { scheduleEvent } = tables

type PlanWeek = ResponseOf<typeof readPlanCall>
type WeekReader = WorkReader & { week: string | undefined }

/** A week as the doctor sees it, whatever of it there is: without a rota, its classes and exams. */
export async function readPlan(tx: Tx, reader: WeekReader): Promise<PlanWeek> {
  const { doctorId, now } = reader
  const today = dhakaDate(now)
  const week = nearestWeek(reader.week ?? today, today)
  const own = await loadRota(tx, doctorId)
  const known = await readWork(tx, reader)
  const days = daysOfWeek(week)
  const whole = { from: midnightOf(week), to: midnightOf(addStudyDays(week, 7)) }
  const duties = own ? dutiesBetween(own.rota, week, days.at(-1)!) : []
  const rests = restsAfter(duties)
  const fixed = known.fixed.filter((row) => overlaps(row, whole))
  return {
    week,
    today,
    rota: own ? presentRota(own) : null,
    laid_at: own?.laidAt?.toISOString() ?? null,
    days: days.map((day) => ({
      day,
      shift: own ? shiftOn(own.rota, day) : 'off',
      painted: own?.rota.exceptions.has(day) ?? false,
      free_minutes: own ? freeMinutes(day, own.wished, [...duties, ...rests, ...fixed]) : 0,
    })),
    duties: duties
      .filter((duty) => overlaps(duty, whole))
      .map(({ shift, day, ...span }) => ({ shift, day, ...times(span) })),
    rests: rests.filter((rest) => overlaps(rest, whole)).map(times),
    fixed: fixed.map((row) => ({
      ...{ course_id: row.courseId, schedule_id: row.schedule_id, event_id: row.event_id },
      ...times(row),
      kind: row.kind === 'lecture' ? 'class' : 'exam',
      title: row.title,
      course: row.course,
      clash: clashOfFixed(row, own),
    })),
    ...(await readBlocks(tx, { ...reader, own, known, whole })),
    server_time: now.toISOString(),
  }
}

function nearestWeek(day: string, today: string): string {
  const [asked, running] = [weekOf(day), weekOf(today)]
  const weeks = Math.round(studyDaysBetween(running, asked) / 7)
  return addStudyDays(running, 7 * Math.max(-weeksAtMost, Math.min(weeksAtMost, weeks)))
}

const times = ({ from, to }: Span) => ({ starts_at: new Date(from).toISOString(), ends_at: new Date(to).toISOString() })

const presentRota = ({ rota, wished, dailyMinutes }: OwnRota): PlanWeek['rota'] => ({
  starts_on: rota.startsOn,
  shifts: [...rota.shifts],
  hours: rota.hours,
  earliest_minute: wished.from,
  latest_minute: wished.to,
  daily_minutes: dailyMinutes,
})

/** A class or an exam cannot be moved, so one that falls into duty, or too soon after a night, says so. */
function clashOfFixed(row: Span, own: OwnRota | undefined): 'duty' | 'after_night' | null {
  if (own === undefined) return null
  const day = dhakaDate(new Date(row.from))
  const duties = [addStudyDays(day, -1), day].flatMap((each) => dutyOn(own.rota, each) ?? [])
  const clash = clashOf(row, { duties, fixed: [] })
  return clash === 'fixed' || clash === undefined ? null : clash
}

type Reading = WeekReader & { own: OwnRota | undefined; known: OwnWork; whole: Span }

/** The week's blocks, and what all blocks together leave undone of what is due. */
async function readBlocks(tx: Tx, { doctorId, now, locale, own, known, whole }: Reading) {
  const rows = await loadBlocks(tx, { doctorId, now, from: whole.from })
  const laid = rows.map((row) => ({ ...asLaid(row, now), row }))
  const here = laid.filter((block) => overlaps(block, whole))
  const duties = own
    ? dutiesBetween(own.rota, addStudyDays(dhakaDate(new Date(whole.from)), -1), dhakaDate(new Date(whole.to)))
    : []
  const gone = here.flatMap(({ row }) =>
    row.scheduleEventId !== null && !known.rows.has(row.scheduleEventId) ? row.scheduleEventId : [],
  )
  const titles = await readTitles(tx, gone)
  const describe = describeWork(known, (id) => pickText(titles.get(id) ?? null, locale))
  const left = leftToLay(
    known.work,
    laid.map((block) => ({ ...block, stays: true })),
    now.getTime(),
  )
  const end = midnightOf(planEnd(dhakaDate(now)))
  return {
    blocks: here.map(({ row, ...span }) => ({
      id: row.id,
      ...describe(keyOf(row)),
      ...times(span),
      locked: row.isLocked,
      done: row.doneAt !== null,
      clash: (row.doneAt === null && row.startsAt > now && clashOf(span, { duties, fixed: known.fixed })) || null,
    })),
    has_work: known.work.length + known.fixed.length + rows.length > 0,
    short: own?.laidAt
      ? left
          .filter(({ deadline }) => deadline !== null && deadline <= end)
          .map(({ key, minutes }) => ({ key, ...describe(key), minutes }))
      : [],
  }
}

async function readTitles(tx: Tx, ids: number[]) {
  if (ids.length === 0) return new Map()
  const { id, title } = scheduleEvent
  const rows = await tx.select({ id, title }).from(scheduleEvent).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row.title]))
}
