import type { ResponseOf } from '@prostuti/contract'
import type { readTimetableSheet } from '@prostuti/contract/staff'
import type { SheetFacts as RuleFacts, TimetableRow } from '@prostuti/exam-rules'
import { dhakaDate } from '@prostuti/text/dhaka-date'

export type Opened = ResponseOf<typeof readTimetableSheet>
type WireRow = Omit<Opened['rows'][number], 'held_by' | 'kept'>

export const rowOf = (row: WireRow): TimetableRow => ({
  id: row.id,
  scheduleId: row.schedule_id,
  date: row.date,
  starts: row.starts,
  minutes: row.minutes,
  kind: row.kind,
  title: row.title,
  subject: row.subject,
  teacherId: row.teacher_id,
  hall: row.hall,
  questions: row.questions,
  paperId: row.paper_id,
  syllabus: row.syllabus,
  videoId: row.video_id,
  isCancelled: row.is_cancelled,
})

const wireName: { [Name in Exclude<keyof TimetableRow, 'id'>]: keyof WireRow } = {
  scheduleId: 'schedule_id',
  date: 'date',
  starts: 'starts',
  minutes: 'minutes',
  kind: 'kind',
  title: 'title',
  subject: 'subject',
  teacherId: 'teacher_id',
  hall: 'hall',
  questions: 'questions',
  paperId: 'paper_id',
  syllabus: 'syllabus',
  videoId: 'video_id',
  isCancelled: 'is_cancelled',
}

export type WireFields = Omit<WireRow, 'id'>

/** Fields of a row, or some of them, as the wire calls them. */
export const wireFields = <Fields extends Partial<TimetableRow>>(
  fields: Fields,
): Fields extends TimetableRow ? WireFields : Partial<WireFields> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const known = wireName[name as keyof typeof wireName]
      return known === undefined ? [] : [[known, value]]
    }),
  ) as never

/** The field of a row that the wire calls so; the server names refused cells by it. */
export const fieldOfWire = (name: string): keyof TimetableRow | undefined =>
  (Object.keys(wireName) as (keyof typeof wireName)[]).find((field) => wireName[field] === name)

export type Named = { id: number; title: { bn: string; en?: string | undefined } }

/** What cells can name, and what is known about the rows beyond their cells. */
export type Facts = ReturnType<typeof factsOf>

export function factsOf(opened: Opened) {
  const schedules = new Map(opened.schedules.map((each) => [each.id, each]))
  const papers = new Map(opened.papers.map((each) => [each.id, each]))
  const holidays = new Map(opened.holidays.map((each) => [each.day, each]))
  const heldBy = new Map(opened.rows.flatMap(({ id, held_by }) => (held_by ? [[id, held_by] as const] : [])))
  const rules: RuleFacts = {
    today: dhakaDate(new Date()),
    batch: { startsOn: opened.batch.starts_on, endsOn: opened.batch.ends_on },
    holidays,
    branchOf: (id) => schedules.get(id)?.branch_id ?? null,
    hasLink: (id) => (heldBy.get(id) ?? 'hall') !== 'hall',
    paperOf: (id) => {
      const paper = papers.get(id)
      return paper && { isActive: paper.is_active, opens: paper.opens, closes: paper.closes }
    },
    others: opened.taken.map((hour) => ({ ...hour, teacherId: hour.teacher_id, branchId: hour.branch_id })),
  }
  const choices = {
    scheduleId: opened.schedules as Named[],
    teacherId: opened.teachers.map(({ id, name }): Named => ({ id, title: name })),
    paperId: opened.papers as Named[],
    videoId: opened.videos as Named[],
  }
  const titles = (of: Named[]) => new Map(of.map(({ id, title }) => [id, title]))
  return {
    rules,
    choices,
    /** The same by their ids. */
    titles: {
      scheduleId: titles(choices.scheduleId),
      teacherId: titles(choices.teacherId),
      paperId: titles(choices.paperId),
      videoId: titles(choices.videoId),
    },
    schedules,
    papers,
    holidays,
    taken: opened.taken,
    batch: opened.batch,
    kept: new Map(opened.rows.flatMap(({ id, kept }) => (kept ? [[id, kept] as const] : []))),
    heldBy,
  }
}
