import type { ownResults, ResponseOf } from '@prostuti/contract'
import { addressOf } from '../../address/address-of.ts'

type SatExam = ResponseOf<typeof ownResults>['results'][number]

/** The page of one result; undefined where the doctor is in its course no more. */
export function resultAddress({ family, key, course }: Pick<SatExam, 'family' | 'key' | 'course'>): string | undefined {
  if (family === 'quiz') return addressOf('/my/quiz/results/:key', { key })
  if (family !== 'course') return addressOf('/my/bcs-exam/results/:key', { key })
  return course
    ? addressOf('/my/courses/:id/events/:eventId/exam/result', { id: course.id, eventId: course.event_id })
    : undefined
}
