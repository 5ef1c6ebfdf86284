import { expect, it } from 'vitest'
import { lectureAddress } from './lecture-address.ts'

const course = { id: 7, title: 'এফসিপিএস' }
const lecture = { video_id: 1, title: 'হৃদরোগ', at_seconds: 42, event: null, admin_video_id: null }

it('leads to the row of the schedule, or to the video given to the batch, at its second', () => {
  expect(lectureAddress({ course, lecture: { ...lecture, event: { id: 5, schedule_id: 3 } } })).toBe(
    '/my/courses/7/events/3/schedule/5/lecture?t=42',
  )
  expect(lectureAddress({ course, lecture: { ...lecture, admin_video_id: 9, at_seconds: null } })).toBe(
    '/my/courses/7/admin-videos/9',
  )
})

it('leads nowhere when there is nowhere to watch it', () => {
  expect(lectureAddress({ course, lecture })).toBeUndefined()
  expect(lectureAddress({ course: null, lecture })).toBeUndefined()
  expect(lectureAddress({ course, lecture: null })).toBeUndefined()
})
