import { expect, it } from 'vitest'
import { thingAddress } from './thing-address.ts'

const course = { id: 7, title: 'এফসিপিএস' }
const lecture = { kind: 'lecture' as const, title: 'হৃদরোগ', at_seconds: 42, event: { id: 5, schedule_id: 3 } }
const given = { kind: 'admin_video' as const, title: 'হৃদরোগ', at_seconds: null, admin_video_id: 9 }

it('leads to the row of the schedule or the video given to the batch, at its second, and to the parcel', () => {
  expect(thingAddress({ course, about: lecture })).toBe('/my/courses/7/events/3/schedule/5/lecture?t=42')
  expect(thingAddress({ course, about: given })).toBe('/my/courses/7/admin-videos/9')
  expect(thingAddress({ course, about: { kind: 'parcel', delivery_id: 4, sheets: [] } })).toBe(
    '/my/courses/7/lecture-sheet-track/4',
  )
  expect(thingAddress({ course, about: { kind: 'sheet', sheet_id: 2, title: 'শিট', volume: 1 } })).toBe(
    '/my/courses/7/lecture-sheet',
  )
  expect(thingAddress({ course: null, about: { kind: 'event', event_id: 6, title: 'কর্মশালা' } })).toBe('/my/events/6')
})

it('leads nowhere when it is not the doctor’s any more', () => {
  expect(thingAddress({ course, about: { ...lecture, event: null } })).toBeUndefined()
  expect(thingAddress({ course, about: { ...given, admin_video_id: null } })).toBeUndefined()
  expect(thingAddress({ course: null, about: lecture })).toBeUndefined()
  expect(thingAddress({ course, about: null })).toBeUndefined()
})
