import * as m from '@prostuti/text/messages'
import {
  examInfoAddress,
  examResultAddress,
  examRoomAddress,
  lectureAddress,
  pendingInfoAddress,
} from '../../../kit/course/timetable-addresses.ts'
import type { TimetableRow } from '../../../kit/course/timetable-queries.ts'

export type RowWay = { to: string; words: string; look: 'go' | 'line' | 'link' }

/** Where a row leads, the likeliest first; none where there is nothing to open. */
export function rowWays(courseId: number, row: TimetableRow): RowWay[] {
  if (row.is_cancelled && row.exam?.state !== 'finished') return []
  return [...examWays(courseId, row), ...lectureWays(courseId, row)]
}

function examWays(courseId: number, row: TimetableRow): RowWay[] {
  switch (row.exam?.state) {
    case 'running':
      return [{ to: examRoomAddress(courseId, row), words: m.timetable_resume(), look: 'go' }]
    case 'open':
      return [
        { to: examInfoAddress(courseId, row), words: m.timetable_sit(), look: row.state === 'now' ? 'go' : 'line' },
      ]
    case 'finished':
      return [
        ...(row.exam.result_ready
          ? [{ to: examResultAddress(courseId, row), words: m.timetable_result(), look: 'link' as const }]
          : []),
        about(courseId, row),
      ]
    case 'missed_late_open':
      return [{ to: pendingInfoAddress(courseId, row), words: m.timetable_late(), look: 'link' }]
    case 'not_open':
    case 'missed':
      return [about(courseId, row)]
    default:
      return []
  }
}

const about = (courseId: number, row: TimetableRow): RowWay => ({
  to: examInfoAddress(courseId, row),
  words: m.courseexam_info_title(),
  look: 'link',
})

function lectureWays(courseId: number, { lecture, ...row }: TimetableRow): RowWay[] {
  if (lecture === null) return []
  const to = lectureAddress(courseId, row)
  if (lecture.completed) return [{ to, words: m.timetable_watch_again(), look: 'link' }]
  if (row.state === 'now' && row.exam === null && row.live_class === null)
    return [{ to, words: m.timetable_join(), look: 'go' }]
  if (row.state === 'today' || row.state === 'now') return [{ to, words: m.timetable_lecture_page(), look: 'link' }]
  const isOver = row.state === 'to_do' || row.state === 'done' || row.exam !== null
  if (!isOver || !lecture.has_video || row.state === 'upcoming') return []
  return [{ to, words: lecture.watched_seconds > 0 ? m.timetable_watch_on() : m.timetable_watch(), look: 'link' }]
}
