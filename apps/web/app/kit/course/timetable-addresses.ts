import { addressOf } from '../address/address-of.ts'
import type { Timetable, TimetableRow } from './timetable-queries.ts'

type Row = Pick<TimetableRow, 'event_id' | 'schedule_id'>
type Course = Pick<Timetable['course'], 'year_course_session_id' | 'batch_id'>
type Id = number | string

/** The pages of one row of a timetable, by the names that the routes have for its ids. */
const idsOf = (id: Id, { schedule_id, event_id }: Row) => ({
  id,
  schedule_id,
  scheduleId: schedule_id,
  eventId: event_id,
})

export const scheduleAddress = ({ year_course_session_id, batch_id }: Course, schedule_id: number) =>
  addressOf('/my/courses/:year_course_session_id/batch/:batch_id/schedule/:schedule_id', {
    year_course_session_id,
    batch_id,
    schedule_id,
  })

export const masterAddress = ({ year_course_session_id, batch_id }: Course, schedule_id: number) =>
  addressOf('/my/courses/:year_course_session_id/batch/:batch_id/master-schedule/:schedule_id', {
    year_course_session_id,
    batch_id,
    schedule_id,
  })

export const lectureAddress = (courseId: Id, row: Row) =>
  addressOf('/my/courses/:id/events/:scheduleId/schedule/:eventId/lecture', idsOf(courseId, row))
export const examInfoAddress = (courseId: Id, row: Row) =>
  addressOf('/my/courses/:id/schedule/:schedule_id/events/:eventId/exam-info', idsOf(courseId, row))
export const examStatusAddress = (courseId: Id, row: Row) =>
  addressOf('/my/courses/:id/schedule/:scheduleId/events/:eventId/exam-status', idsOf(courseId, row))
export const examRoomAddress = (courseId: Id, row: Row) =>
  addressOf('/my/courses/:id/schedule/:schedule_id/events/:eventId/exam/participated', idsOf(courseId, row))

export const pendingInfoAddress = (id: Id, { event_id }: Pick<Row, 'event_id'>) =>
  addressOf('/my/courses/:id/events/:eventId/pending-exam-info', { id, eventId: event_id })
export const examResultAddress = (id: Id, { event_id }: Pick<Row, 'event_id'>) =>
  addressOf('/my/courses/:id/events/:eventId/exam/result', { id, eventId: event_id })
