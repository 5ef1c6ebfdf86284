import { classPhase, classTurns, mayJoinClass } from '@prostuti/exam-rules'
import type { TimetableRow } from '../course/timetable-queries.ts'

export type RowClass = NonNullable<TimetableRow['live_class']>

export type ClassRow = Pick<TimetableRow, 'event_id' | 'schedule_id' | 'title' | 'starts_at' | 'ends_at'> & {
  live_class: RowClass
  lecture: Pick<NonNullable<TimetableRow['lecture']>, 'has_video'> | null
}

const timesOf = ({ starts_at, ends_at }: Pick<ClassRow, 'starts_at' | 'ends_at'>) => ({
  startsAt: new Date(starts_at),
  endsAt: new Date(ends_at),
})

const factsOf = (row: ClassRow) => ({ ...timesOf(row), hasRecording: row.lecture?.has_video === true })

/** Where the class of a row stands, by the same rule as on the server. */
export const phaseOf = (row: ClassRow, now: Date) => classPhase(now, factsOf(row))
export const mayJoin = (row: ClassRow, now: Date): boolean => mayJoinClass(now, factsOf(row))
export const turnsOf = (row: Pick<ClassRow, 'starts_at' | 'ends_at'>): Date[] => classTurns(timesOf(row))

/** The row of a class that takes place; undefined for every other. */
export const classIn = <Row extends Pick<TimetableRow, 'live_class' | 'is_cancelled'>>(row: Row) =>
  row.live_class === null || row.is_cancelled ? undefined : (row as Row & { live_class: RowClass })
