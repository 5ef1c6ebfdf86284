import { describe, expect, it } from 'vitest'
import type { TimetableRow } from '../../../kit/course/timetable-queries.ts'
import { rowWays } from './row-ways.ts'

const row = (part: Partial<TimetableRow>): TimetableRow =>
  ({
    event_id: 7,
    schedule_id: 3,
    is_cancelled: false,
    lecture: null,
    live_class: null,
    exam: null,
    ...part,
  }) as TimetableRow
const lecture = (facts: object) =>
  ({ has_video: true, completed: false, watched_seconds: 0, duration_seconds: 600, last_day: null, ...facts }) as never
const exam = (state: string, facts: object = {}) => ({ state, result_ready: true, ...facts }) as never

const addresses = (part: Partial<TimetableRow>) =>
  rowWays(5, row(part)).map(({ to }) => to.replace('/my/courses/5/', ''))

describe('the ways from a row', () => {
  it('lead to what can be done with its exam', () => {
    expect(addresses({ state: 'now', exam: exam('running') })).toEqual(['schedule/3/events/7/exam/participated'])
    expect(addresses({ state: 'to_do', exam: exam('open') })).toEqual(['schedule/3/events/7/exam-info'])
    expect(addresses({ state: 'done', exam: exam('finished') })).toEqual([
      'events/7/exam/result',
      'schedule/3/events/7/exam-info',
    ])
    expect(addresses({ state: 'missed', exam: exam('missed_late_open') })).toEqual(['events/7/pending-exam-info'])
    expect(addresses({ state: 'missed', exam: exam('missed') })).toEqual(['schedule/3/events/7/exam-info'])
    expect(addresses({ state: 'done', exam: exam('finished', { result_ready: false }) })).toEqual([
      'schedule/3/events/7/exam-info',
    ])
  })

  it('lead to a recording as long as it is there', () => {
    const page = 'events/3/schedule/7/lecture'
    expect(addresses({ state: 'to_do', lecture: lecture({}) })).toEqual([page])
    expect(addresses({ state: 'done', lecture: lecture({ completed: true }) })).toEqual([page])
    expect(addresses({ state: 'over', lecture: lecture({ has_video: false }) })).toEqual([])
    expect(addresses({ state: 'missed', lecture: lecture({}) })).toEqual([])
    expect(addresses({ state: 'upcoming', lecture: lecture({}) })).toEqual([])
  })

  it('lead nowhere from what was called off', () => {
    expect(addresses({ state: 'cancelled', is_cancelled: true, lecture: lecture({}), exam: exam('open') })).toEqual([])
  })
})
