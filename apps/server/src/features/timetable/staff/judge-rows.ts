import { type Tx, tables } from '@prostuti/db'
import { type Difference, heldMoves, type TimetableRow } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, inArray, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { refuseFields } from '../../../input/refuse-fields.ts'
import type { StaffMember } from '../../staff/index.ts'
import { seesVideo } from '../../video/index.ts'
import { isPaperOf } from './row-choices.ts'

const { paper, teacher, video } = tables

type Judged = {
  difference: Difference<TimetableRow>
  /** The rows as they stand, by id. */
  before: ReadonlyMap<number, TimetableRow>
  /** The rows as they will stand. */
  after: ReadonlyMap<number, TimetableRow>
  courseId: number
  member: StaffMember
  scheduleIds: ReadonlySet<number>
  kept: ReadonlyMap<number, 'sat' | 'used'>
  /** Rows that had begun and of which the member knows that they move. */
  movedHeld: ReadonlySet<number>
  now: Date
  /** What the caller calls a row: its id, or `new 0` for the first that has none yet. */
  nameOf: (id: number) => string
  locale: Locale
}

/** What may still be said of a row whose exam was sat: that it is called off, and where its lecture can be seen again. */
const openWhenSat: (keyof TimetableRow)[] = ['isCancelled', 'videoId']

/** Refuses with the name of every cell that cannot stay, as `rows.12.teacher_id`. */
export async function judgeRows(tx: Tx, judged: Judged): Promise<void> {
  const { difference, before, after, courseId, member, scheduleIds, kept, movedHeld, now, nameOf, locale } = judged
  const complaints: Record<string, string> = {}
  const complain = (id: number, cell: string, text: string) => {
    complaints[`rows.${nameOf(id)}.${cell}`] ??= text
  }
  const unknown = messages.error_field_invalid_choice({}, { locale })
  const rows = [...difference.added.map(({ id }) => id), ...difference.changed.map(({ id }) => id)].flatMap(
    (id) => after.get(id) ?? [],
  )
  const [teachers, papers, videos] = [
    await readKnown(
      tx,
      teacher,
      rows.map(({ teacherId }) => teacherId),
    ),
    await readKnown(
      tx,
      paper,
      rows.map(({ paperId }) => paperId),
      isPaperOf(courseId),
    ),
    await readKnown(
      tx,
      video,
      rows.map(({ videoId }) => videoId),
      seesVideo(member),
    ),
  ]
  for (const row of rows) {
    if (!scheduleIds.has(row.scheduleId)) complain(row.id, 'schedule_id', unknown)
    if (row.teacherId !== null && !teachers.has(row.teacherId)) complain(row.id, 'teacher_id', unknown)
    const had = before.get(row.id)
    if (row.paperId !== null && row.paperId !== had?.paperId && !papers.has(row.paperId))
      complain(row.id, 'paper_id', unknown)
    if (row.videoId !== null && row.videoId !== had?.videoId && !videos.has(row.videoId))
      complain(row.id, 'video_id', unknown)
    for (const [cell, text] of misfits(row, locale)) complain(row.id, cell, text)
  }
  for (const { id, after: changes } of difference.changed)
    if (
      kept.get(id) === 'sat' &&
      Object.keys(changes).some((name) => !openWhenSat.includes(name as keyof TimetableRow))
    )
      complain(id, 'id', messages.error_timetable_row_sat({}, { locale }))
  for (const id of heldMoves(difference, after, now))
    if (!movedHeld.has(id)) complain(id, 'date', messages.error_timetable_row_held({}, { locale }))
  for (const { id } of difference.removed)
    if (kept.has(id))
      complain(
        id,
        'id',
        kept.get(id) === 'sat'
          ? messages.error_timetable_row_sat({}, { locale })
          : messages.error_timetable_row_used({}, { locale }),
      )
  refuseFields(complaints)
}

/** A lecture has no paper, an exam no recording and no hall of a class. */
function* misfits(
  { kind, questions, paperId, videoId, hall }: TimetableRow,
  locale: Locale,
): Generator<[string, string]> {
  const ofExam = messages.error_timetable_only_exam({}, { locale })
  const ofLecture = messages.error_timetable_only_lecture({}, { locale })
  if (kind === 'lecture' && questions !== null) yield ['questions', ofExam]
  if (kind === 'lecture' && paperId !== null) yield ['paper_id', ofExam]
  if (kind === 'exam' && videoId !== null) yield ['video_id', ofLecture]
  if (kind === 'exam' && hall !== null) yield ['hall', ofLecture]
}

type Chosen = typeof teacher | typeof paper | typeof video

async function readKnown(tx: Tx, table: Chosen, ids: (number | null)[], isAllowed?: SQL): Promise<Set<number>> {
  const asked = [...new Set(ids.filter((each) => each !== null))]
  if (asked.length === 0) return new Set()
  const found = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(inArray(table.id, asked), isAllowed))
  return new Set(found.map(({ id }) => id))
}
