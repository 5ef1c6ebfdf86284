import type { Timetable, TimetableRow } from './timetable-queries.ts'

type Row = Pick<TimetableRow, 'event_id' | 'schedule_id'>
type Course = Pick<Timetable['course'], 'year_course_session_id' | 'batch_id'>

export const fullScheduleAddress = (courseId: number | string) => `/my/courses/${courseId}/full-schedule`

export const scheduleAddress = ({ year_course_session_id, batch_id }: Course, scheduleId: number) =>
  `/my/courses/${year_course_session_id}/batch/${batch_id}/schedule/${scheduleId}`

export const masterAddress = ({ year_course_session_id, batch_id }: Course, scheduleId: number) =>
  `/my/courses/${year_course_session_id}/batch/${batch_id}/master-schedule/${scheduleId}`

export const lectureAddress = (courseId: number | string, { schedule_id, event_id }: Row) =>
  `/my/courses/${courseId}/events/${schedule_id}/schedule/${event_id}/lecture`

const ofSchedule = (courseId: number | string, { schedule_id, event_id }: Row) =>
  `/my/courses/${courseId}/schedule/${schedule_id}/events/${event_id}`

export const examInfoAddress = (courseId: number | string, row: Row) => `${ofSchedule(courseId, row)}/exam-info`
export const examStatusAddress = (courseId: number | string, row: Row) => `${ofSchedule(courseId, row)}/exam-status`
export const examRoomAddress = (courseId: number | string, row: Row) => `${ofSchedule(courseId, row)}/exam/participated`

const ofEvent = (courseId: number | string, { event_id }: Pick<Row, 'event_id'>) =>
  `/my/courses/${courseId}/events/${event_id}`

export const pendingInfoAddress = (courseId: number | string, row: Pick<Row, 'event_id'>) =>
  `${ofEvent(courseId, row)}/pending-exam-info`
export const examResultAddress = (courseId: number | string, row: Pick<Row, 'event_id'>) =>
  `${ofEvent(courseId, row)}/exam/result`

export const resultsAddress = (courseId: number | string) => `/my/courses/${courseId}/exams/results`
export const pendingExamsAddress = (courseId: number | string) => `/my/pending-exam/${courseId}`
