import type { Complaint } from './complaint-queries.ts'

/** Back to the lecture at its second; undefined where it cannot be watched any more. */
export function lectureAddress({ course, lecture }: Pick<Complaint, 'course' | 'lecture'>): string | undefined {
  if (course === null || lecture === null) return undefined
  const at = lecture.at_seconds === null ? '' : `?t=${lecture.at_seconds}`
  const { event, admin_video_id } = lecture
  if (event !== null) return `/my/courses/${course.id}/events/${event.schedule_id}/schedule/${event.id}/lecture${at}`
  return admin_video_id === null ? undefined : `/my/courses/${course.id}/admin-videos/${admin_video_id}${at}`
}
