import type { LecturePlace } from './lecture-queries.ts'

export const courseAddress = (courseId: string) => `/my/courses/${courseId}`

export const payAddress = (courseId: string) => `/my/courses/${courseId}/payment-option`

export const lectureAddress = (courseId: string, { event_id, schedule_id }: Omit<LecturePlace, 'title'>) =>
  `/my/courses/${courseId}/events/${schedule_id}/schedule/${event_id}/lecture`

export const examAddress = (courseId: string, { event_id, schedule_id }: Omit<LecturePlace, 'title'>) =>
  `/my/courses/${courseId}/schedule/${schedule_id}/events/${event_id}/exam-info`

export const materialAddress = (courseId: string, materialId: number) =>
  `/my/courses/${courseId}/course-materials?open=${materialId}`

/** The complaint box begins a question with what it is about. */
export function askAddress(courseId: string, at: number, eventId?: number): string {
  const about = new URLSearchParams({ course: courseId })
  if (eventId !== undefined) about.set('lecture', String(eventId))
  if (at > 0) about.set('at', String(at))
  return `/my/complain-box?${about}`
}

/** `?t=95` of an address; undefined when it says nothing sensible. */
export function secondIn(search: string): number | undefined {
  const t = new URLSearchParams(search).get('t')
  return t !== null && /^\d{1,5}$/.test(t) ? Number(t) : undefined
}
