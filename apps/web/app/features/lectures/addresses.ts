import { addressOf } from '../../kit/address/address-of.ts'
import type { LectureNeighbour } from './lecture-queries.ts'

export const lectureAddress = (courseId: string, { event_id, schedule_id }: Omit<LectureNeighbour, 'title'>) =>
  addressOf('/my/courses/:id/events/:scheduleId/schedule/:eventId/lecture', {
    id: courseId,
    scheduleId: schedule_id,
    eventId: event_id,
  })

export const examAddress = (courseId: string, { event_id, schedule_id }: Omit<LectureNeighbour, 'title'>) =>
  addressOf('/my/courses/:id/schedule/:schedule_id/events/:eventId/exam-info', {
    id: courseId,
    schedule_id,
    eventId: event_id,
  })

export const materialAddress = (courseId: string, materialId: number) =>
  `${addressOf('/my/courses/:id/course-materials', { id: courseId })}?open=${materialId}`

/** `?t=95` of an address; undefined when it says nothing sensible. */
export function secondIn(search: string): number | undefined {
  const t = new URLSearchParams(search).get('t')
  return t !== null && /^\d{1,5}$/.test(t) ? Number(t) : undefined
}
