import { expect, it } from 'vitest'
import { examInfoAddress, lectureAddress } from './timetable-addresses.ts'

it('names schedule and event in the order of each route', () => {
  const row = { schedule_id: 3, event_id: 21 }
  expect(lectureAddress('7', row)).toBe('/my/courses/7/events/3/schedule/21/lecture')
  expect(examInfoAddress('7', row)).toBe('/my/courses/7/schedule/3/events/21/exam-info')
})
