import { addressOf } from '../../kit/address/address-of.ts'
import type { Complaint } from './complaint-queries.ts'

/** Back to what the complaint is about, a lecture at its second; undefined where it is not the doctor's any more. */
export function thingAddress({ course, about }: Pick<Complaint, 'course' | 'about'>): string | undefined {
  if (about?.kind === 'event') return addressOf('/my/events/:id', { id: about.event_id })
  if (course === null || about === null) return undefined
  const { id } = course
  switch (about.kind) {
    case 'lecture': {
      if (about.event === null) return undefined
      const { schedule_id: scheduleId, id: eventId } = about.event
      const lecture = { id, scheduleId, eventId }
      return addressOf('/my/courses/:id/events/:scheduleId/schedule/:eventId/lecture', lecture) + at(about.at_seconds)
    }
    case 'admin_video': {
      const { admin_video_id: adminVideoId } = about
      if (adminVideoId === null) return undefined
      return addressOf('/my/courses/:id/admin-videos/:adminVideoId', { id, adminVideoId }) + at(about.at_seconds)
    }
    case 'parcel':
      return addressOf('/my/courses/:id/lecture-sheet-track/:deliveryId', { id, deliveryId: about.delivery_id })
    case 'sheet':
      return addressOf('/my/courses/:id/lecture-sheet', { id })
  }
}

const at = (second: number | null) => (second === null ? '' : `?t=${second}`)
