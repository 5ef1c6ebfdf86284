import type { rowFields, sheetRow } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import type { TimetableRow } from '@prostuti/exam-rules'
import { dhakaDate, dhakaMidnight } from '@prostuti/text/dhaka-date'
import { dhakaParts } from '@prostuti/text/dhaka-time'
import type { LocalizedText } from '@prostuti/text/locale'
import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { inBranches, type StaffMember } from '../../staff/index.ts'

const { liveClass, schedule, scheduleEvent } = tables

export type SheetRow = TimetableRow & { heldBy: z.output<typeof sheetRow>['held_by'] }
type Fields = z.output<typeof rowFields>

/** The rows of a batch that are held in the member's branches, in the order of time; without a member, all. */
export async function readSheetRows(
  tx: Tx,
  { batchId, member }: { batchId: number; member?: StaffMember },
): Promise<SheetRow[]> {
  const found = await tx
    .select({ event: scheduleEvent, heldBy: liveClass.heldBy, hall: liveClass.hall })
    .from(scheduleEvent)
    .innerJoin(schedule, eq(schedule.id, scheduleEvent.scheduleId))
    .leftJoin(liveClass, eq(liveClass.scheduleEventId, scheduleEvent.id))
    .where(and(eq(schedule.batchId, batchId), member && inBranches(member, schedule.contactId)))
    .orderBy(asc(scheduleEvent.startsAt), asc(schedule.position), asc(scheduleEvent.id))
  return found.map(({ event, heldBy, hall }) => ({
    id: event.id,
    scheduleId: event.scheduleId,
    ...wallClock(event.startsAt),
    minutes: Math.round((event.endsAt.getTime() - event.startsAt.getTime()) / 60_000),
    kind: event.kind,
    title: shown(event.title),
    subject: shown(event.subject),
    teacherId: event.teacherId,
    hall: shown(hall),
    questions: event.questions,
    paperId: event.paperId,
    syllabus: shown(event.syllabus),
    videoId: event.videoId,
    isCancelled: event.isCancelled,
    heldBy,
  }))
}

/** A text without what is empty in it. */
export function shown(text: LocalizedText): { bn: string; en?: string }
export function shown(text: LocalizedText | null): { bn: string; en?: string } | null
export function shown(text: LocalizedText | null) {
  return text && { bn: text.bn, ...(text.en && { en: text.en }) }
}

export function wallClock(at: Date): { date: string; starts: string } {
  const { hour, minute } = dhakaParts(at)
  return { date: dhakaDate(at), starts: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` }
}

export function momentsOf({ date, starts, minutes }: Pick<TimetableRow, 'date' | 'starts' | 'minutes'>) {
  const [hours = 0, past = 0] = starts.split(':').map(Number)
  const startsAt = new Date(dhakaMidnight(date).getTime() + (hours * 60 + past) * 60_000)
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }
}

export const onWire = (row: TimetableRow): Fields & { id: number } => ({
  id: row.id,
  schedule_id: row.scheduleId,
  date: row.date,
  starts: row.starts,
  minutes: row.minutes,
  kind: row.kind,
  title: shown(row.title),
  subject: shown(row.subject),
  teacher_id: row.teacherId,
  hall: shown(row.hall),
  questions: row.questions,
  paper_id: row.paperId,
  syllabus: shown(row.syllabus),
  video_id: row.videoId,
  is_cancelled: row.isCancelled,
})

const nameOf: Record<keyof Fields, keyof TimetableRow> = {
  schedule_id: 'scheduleId',
  date: 'date',
  starts: 'starts',
  minutes: 'minutes',
  kind: 'kind',
  title: 'title',
  subject: 'subject',
  teacher_id: 'teacherId',
  hall: 'hall',
  questions: 'questions',
  paper_id: 'paperId',
  syllabus: 'syllabus',
  video_id: 'videoId',
  is_cancelled: 'isCancelled',
}

/** Fields of the wire by the names that the rules have for them; what was not sent is not there. */
export const offWire = (fields: Partial<Fields>): Partial<TimetableRow> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [nameOf[name as keyof Fields], value]),
  )
