import type { ResponseOf } from '@prostuti/contract'
import type { readToday } from '@prostuti/contract/staff'

type Coming = Extract<NonNullable<ResponseOf<typeof readToday>['coming']>, { state: 'here' }>
export type ReadyCheck = Coming['rows'][number]['checks'][number]

/** What is known of a row of a timetable that comes. */
export type ComingRow = {
  kind: 'lecture' | 'exam' | 'lecture_and_exam'
  startsAt: Date
  endsAt: Date
  paper: { isActive: boolean; placed: number; wanted: number; opensAt: Date; closesAt: Date | null } | null
  /** Something was told to its doctors in the days before. */
  isTold: boolean
  hasTeacher: boolean
  hasPlace: boolean
  isHoliday: boolean
  /** Its teacher is somewhere else at that time. */
  isTwice: boolean
}

/**
 * What has to be there before it begins, worked out and not ticked off by anybody. Of an exam: a paper that is shown, with all its
 * questions, open when the timetable says so, and doctors who were told. Of a class: somebody who gives it, a place, and a day and an
 * hour on which both can be there.
 */
export function readyChecks(row: ComingRow): ReadyCheck[] {
  return row.kind === 'lecture' ? checksOfClass(row) : checksOfExam(row)
}

function checksOfExam({ paper, startsAt, endsAt, isTold }: ComingRow): ReadyCheck[] {
  return [
    { name: 'paper', is_done: paper?.isActive === true },
    { name: 'questions', is_done: paper !== null && paper.placed > 0 && paper.placed >= paper.wanted },
    {
      name: 'times',
      is_done:
        paper !== null &&
        paper.opensAt <= endsAt &&
        (paper.closesAt === null || paper.closesAt > startsAt) &&
        paper.opensAt >= new Date(startsAt.getTime() - daysMs),
    },
    { name: 'notice', is_done: isTold },
  ]
}

/** A paper that opened days before its hour in the timetable was not meant for it. */
const daysMs = 3 * 86_400_000

const checksOfClass = ({ hasTeacher, hasPlace, isHoliday, isTwice }: ComingRow): ReadyCheck[] => [
  { name: 'teacher', is_done: hasTeacher },
  { name: 'place', is_done: hasPlace },
  { name: 'open_day', is_done: !isHoliday },
  { name: 'no_clash', is_done: !isTwice },
]
