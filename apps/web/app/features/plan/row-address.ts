import { addressOf } from '../../kit/address/address-of.ts'
import type { Fixed, Work } from './plan-api.ts'

type Row = NonNullable<Work['row']>

const examInfo = ({ course_id, schedule_id, event_id }: Row): string =>
  addressOf('/my/courses/:id/schedule/:schedule_id/events/:eventId/exam-info', {
    id: course_id,
    schedule_id,
    eventId: event_id,
  })

/** Where a work is done; undefined where its course has ended. */
export function workAddress({ kind, row }: Pick<Work, 'kind' | 'row'>): string | undefined {
  if (kind === 'cards') return addressOf('/my/notebook')
  if (row === null) return undefined
  if (kind === 'revision') return examInfo(row)
  return addressOf('/my/pending-video/:id/video/:pendingVideoId', { id: row.course_id, pendingVideoId: row.event_id })
}

export const fixedAddress = (fixed: Fixed): string =>
  fixed.kind === 'exam' ? examInfo(fixed) : addressOf('/my/courses/:id', { id: fixed.course_id })
