import { describe, expect, it } from 'vitest'
import { moveTimes, nearestTime } from './move-times.ts'

const at = (text: string): string => new Date(`2026-11-${text}:00+06:00`).toISOString()
const hours = { earliest_minute: 8 * 60, latest_minute: 10 * 60 }
const block = { starts_at: at('14T09:00'), ends_at: at('14T10:00'), deadline: null }
const times = (day: string, now: string, deadline: string | null = null) =>
  moveTimes(day, { block: { ...block, deadline }, hours, now: new Date(at(now)) })

describe('the times a block can be moved to', () => {
  it('are those of the waking hours in which it ends', () => {
    expect(times('2026-11-15', '14T09:00')).toEqual([480, 495, 510, 525, 540])
  })

  it('are still to come', () => {
    expect(times('2026-11-14', '14T08:31')).toEqual([525, 540])
    expect(times('2026-11-14', '14T09:10')).toEqual([])
  })

  it('leave it done by its deadline', () => {
    expect(times('2026-11-15', '14T09:00', at('15T09:20'))).toEqual([480, 495])
    expect(times('2026-11-16', '14T09:00', at('15T09:20'))).toEqual([])
  })
})

it('stays as near as it can to the time that was wished for', () => {
  expect([nearestTime([480, 495, 540], 500), nearestTime([480], 900), nearestTime([], 900)]).toEqual([
    495,
    480,
    undefined,
  ])
})
