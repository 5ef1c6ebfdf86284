import type { ResponseOf } from '@prostuti/contract'
import type { readDoctorSeats, readEnrolmentMoves } from '@prostuti/contract/staff'
import { weekdayName, weekdaysFromSaturday } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { hoursWords } from '../../../kit/course/hours-words.ts'

export type Moves = ResponseOf<typeof readEnrolmentMoves>
export type MoveOption = Moves['options'][number]
export type Seats = ResponseOf<typeof readDoctorSeats>

export const enrolmentsPath = '/api/v3/admin/enrolments'

/** As many letters as the server wants of a reason. */
export const reasonAtLeast = 3

/** Why a member cannot change an enrolment. */
export const stopWords: Record<NonNullable<Moves['stop']>, () => string> = {
  moved: m.office_change_stop_moved,
  late: m.office_change_stop_late,
  leaving: m.office_change_stop_leaving,
}

/** The days and hours of a timetable: 'শনি, সোম · রাত ৮:৩০–১০:০০'. */
export function timesWords({ weekdays, opens, closes }: Pick<MoveOption, 'weekdays' | 'opens' | 'closes'>): string {
  const locale = getLocale()
  const days = weekdaysFromSaturday.filter((day) => weekdays.includes(day)).map((day) => weekdayName(day, locale))
  return `${days.join(', ')} · ${hoursWords({ opens, closes })}`
}

/** Everything of the doctor's page is read anew. */
export function useRenew(): () => Promise<void> {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => /doctors|enrolments|free-seats/.test(String(queryKey[0])) })
}
