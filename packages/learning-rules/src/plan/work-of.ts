import { addStudyDays, studyDayOf } from '../day/study-day.ts'
import type { Work } from './lay-work.ts'
import { midnightOf } from './rota.ts'
import { workKey } from './work-key.ts'

type Recording = {
  eventId: number
  /** What is left to watch. */
  minutes: number
  until: Date | null
}

const noEarlier = '1970-01-01'

export const lectureWork = ({ eventId, minutes, until }: Recording): Work => ({
  key: workKey({ kind: 'lecture', eventId }),
  minutes,
  from: noEarlier,
  deadline: until?.getTime() ?? null,
})

/** Earlier than this, much of what was read is forgotten by the day of the exam. */
const revisionDays = 5

/** A minute for each question, from one hour to three. */
export const revisionMinutes = (questions: number | null): number => Math.min(180, Math.max(60, questions ?? 0))

export const revisionWork = (exam: { eventId: number; startsAt: Date; minutes: number }): Work => ({
  key: workKey({ kind: 'revision', eventId: exam.eventId }),
  minutes: exam.minutes,
  from: addStudyDays(studyDayOf(exam.startsAt), -revisionDays),
  deadline: exam.startsAt.getTime(),
})

/** What twenty to forty retests take. */
const cardMinutes = 30

/** The cards of one day, which are answered on that day. */
export const cardsWork = (day: string): Work => ({
  key: workKey({ kind: 'cards', day }),
  minutes: cardMinutes,
  from: day,
  deadline: midnightOf(addStudyDays(day, 1)),
})
