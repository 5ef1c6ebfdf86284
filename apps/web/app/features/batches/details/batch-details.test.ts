import { describe, expect, it } from 'vitest'
import { isPlaceOf } from '../../../kit/batch/batch-crumbs.ts'
import { buildBatch, buildSchedule } from '../../../kit/batch/testing/build-batch.ts'
import { withSeats } from '../../../kit/batch/use-fresh-seats.ts'
import { closedBecause } from './enrol.tsx'

describe('a batch page', () => {
  it('takes seats and price of this moment, schedule by schedule', () => {
    const batch = buildBatch({
      schedules: [buildSchedule({ id: 1, seats_left: 9 }), buildSchedule({ id: 2, seats_left: 9 })],
    })
    const fresh = withSeats(batch, {
      seats: 120,
      seats_left: 2,
      fee_paisa: 2_200_000,
      discount_paisa: 0,
      discount_ends_at: null,
      payable_paisa: 2_200_000,
      enrolment_open: true,
      schedules: [{ id: 2, seats: 40, seats_left: 0 }],
    })
    expect(fresh).toMatchObject({ title: batch.title, seats_left: 2, payable_paisa: 2_200_000 })
    expect(fresh.schedules.map(({ title, seats_left }) => [title, seats_left])).toEqual([
      ['অনলাইন, সন্ধ্যা', 9],
      ['অনলাইন, সন্ধ্যা', 0],
    ])
  })

  it('stands under its category and its course, and nowhere else', () => {
    expect(isPlaceOf(buildBatch(), 'fcps-part-1-medicine')).toBe(true)
    expect(isPlaceOf(buildBatch(), 'fcps-part-1')).toBe(true)
    expect(isPlaceOf(buildBatch(), 'bcs')).toBe(false)
  })

  it('says why nobody can enrol', () => {
    expect(closedBecause(buildBatch())).toBeUndefined()
    expect(closedBecause(buildBatch({ seats_left: 0 }))).toBe('full')
    expect(closedBecause(buildBatch({ seats_left: 0, enrolment_open: false }))).toBe('closed')
  })
})
