import { addressOf } from '../../kit/address/address-of.ts'
import type { Complaint } from './complaint-queries.ts'

/** Back to the lecture at its second; undefined where it cannot be watched any more. */
export function lectureAddress({ course, lecture }: Pick<Complaint, 'course' | 'lecture'>): string | undefined {
  if (course === null || lecture === null) return undefined
  const at = lecture.at_seconds === null ? '' : `?t=${lecture.at_seconds}`
  const { event, admin_video_id } = lecture
  if (event !== null)
    return `${addressOf('/my/courses/:id/events/:scheduleId/schedule/:eventId/lecture', { id: course.id, scheduleId: event.schedule_id, eventId: event.id })}${at}`
  return admin_video_id === null
    ? undefined
    : `${addressOf('/my/courses/:id/admin-videos/:adminVideoId', { id: course.id, adminVideoId: admin_video_id })}${at}`
}
