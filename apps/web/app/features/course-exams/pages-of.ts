import * as m from '@prostuti/text/messages'
import { addressOf } from '../../kit/address/address-of.ts'
import { examInfoAddress, examStatusAddress } from '../../kit/course/timetable-addresses.ts'
import type { ExamInfo } from './course-exam-queries.ts'
import { depths } from './questions/depths.ts'

export type ExamPage = { to: string; words: string }

type Shown = 'info' | 'status'

/** The other pages of an exam of a course: each is named as it names itself, and the questions come once they are released. */
export function pagesOf(courseId: string, row: ExamInfo['row'], shown: Shown): ExamPage[] {
  if (row.exam === null) return []
  const about: Record<Shown, ExamPage> = {
    info: { to: examInfoAddress(courseId, row), words: m.courseexam_info_title() },
    status: { to: examStatusAddress(courseId, row), words: m.courseexam_status_title() },
  }
  const questions = depths.map(({ page, words }) => ({
    to: addressOf(page, { id: courseId, eventId: row.event_id }),
    words: words(),
  }))
  return [about[shown === 'info' ? 'status' : 'info'], ...(row.exam.answers_released ? questions : [])]
}
