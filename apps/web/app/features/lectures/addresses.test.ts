import { describe, expect, it } from 'vitest'
import { lectureAddress, secondIn } from './addresses.ts'

describe('addresses around a lecture', () => {
  it('name the schedule before the event, as the routes do', () => {
    expect(lectureAddress('7', { schedule_id: 3, event_id: 21 })).toBe('/my/courses/7/events/3/schedule/21/lecture')
  })

  it.each([
    ['?t=95', 95],
    ['?t=0', 0],
    ['?t=-3', undefined],
    ['?t=১২', undefined],
    ['', undefined],
  ])('read %j as second %j', (search, second) => {
    expect(secondIn(search)).toBe(second)
  })
})
