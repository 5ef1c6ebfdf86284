import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BatchToLeave,
  mayLeave,
  reckonBatchRefund,
  reckonEventRefund,
  reckonMoveRefund,
  reckonSubscriptionRefund,
} from './reckon-refund.ts'

/** The example of the refund policy. */
const batch: BatchToLeave = {
  total: 1_800_000,
  here: 1_800_000,
  firstClassOn: '2026-11-01',
  enrolledOn: '2026-10-20',
  endsOn: '2027-03-01',
  classes: { held: 12, all: 48 },
  sheets: { sent: 2, cost: 80_000 },
  fullRefundDays: 7,
}

describe('leaving a batch', () => {
  it.each([
    ['2026-10-31', 'before_start', 1_800_000],
    ['2026-11-01', 'first_days', 1_800_000],
    ['2026-11-08', 'first_days', 1_800_000],
    ['2026-11-09', 'in_proportion', 1_270_000],
    ['2027-03-01', 'in_proportion', 1_270_000],
    ['2027-03-02', 'batch_over', 0],
  ])('on %s: %s', (today, rule, back) => {
    expect(reckonBatchRefund(batch, today)).toMatchObject({ rule, back, allUntil: '2026-11-08' })
  })

  it('shows what classes and sheets cost, and asks for nothing more of whoever paid one part', () => {
    expect(reckonBatchRefund({ ...batch, here: 750_000 }, '2026-12-01')).toMatchObject({
      classes: { held: 12, all: 48, cost: 450_000 },
      sheets: { sent: 2, cost: 80_000 },
      keep: 530_000,
      back: 220_000,
    })
    expect(reckonBatchRefund({ ...batch, here: 500_000 }, '2026-12-01')).toMatchObject({ keep: 530_000, back: 0 })
  })

  it('counts the days of whoever came later from the day they came', () => {
    const late = { ...batch, enrolledOn: '2026-11-20' }
    expect(reckonBatchRefund(late, '2026-11-27')).toMatchObject({ rule: 'first_days', allUntil: '2026-11-27' })
    expect(reckonBatchRefund(late, '2026-11-28')).toMatchObject({ rule: 'in_proportion' })
  })

  it('counts as many days as the centre says', () => {
    expect(reckonBatchRefund({ ...batch, fullRefundDays: 10 }, '2026-11-11')).toMatchObject({ rule: 'first_days' })
  })

  it('gives back whole taka in the doctor’s favour', () => {
    const thirds = {
      ...batch,
      total: 100_000,
      here: 100_000,
      classes: { held: 1, all: 3 },
      sheets: { sent: 0, cost: 0 },
    }
    expect(reckonBatchRefund(thirds, '2026-12-01')).toMatchObject({ keep: 33_300, back: 66_700 })
  })

  it('never gives back more than is here, nor keeps more than the price', () => {
    const paisa = fc.integer({ min: 0, max: 5_000_000 })
    fc.assert(
      fc.property(paisa, paisa, fc.nat(60), fc.nat(60), paisa, (total, here, held, all, cost) => {
        const left = reckonBatchRefund(
          { ...batch, total, here, classes: { held, all }, sheets: { sent: 1, cost } },
          '2026-12-01',
        )
        expect(left.back).toBeGreaterThanOrEqual(0)
        expect(left.back).toBeLessThanOrEqual(here)
        expect(left.keep).toBeLessThanOrEqual(total)
        expect(left.back).toBe(Math.max(0, here - left.keep))
      }),
    )
  })
})

describe('an event', () => {
  const deadline = new Date('2026-11-20T12:00:00Z')
  it.each([
    ['2026-11-20T11:59:59Z', 'before_deadline', 150_000],
    ['2026-11-20T12:00:00Z', 'deadline_passed', 0],
  ])('at %s: %s', (now, rule, back) => {
    const left = reckonEventRefund({ total: 150_000, here: 150_000, deadline }, new Date(now))
    expect(left).toMatchObject({ rule, back })
    expect(mayLeave(left)).toBe(back > 0)
  })
})

describe('a subscription', () => {
  const bought = { total: 90_000, here: 90_000, boughtAt: new Date('2026-11-20T12:00:00Z'), refundHours: 24 }
  it.each([
    ['2026-11-21T11:59:59Z', false, 'unwatched', 90_000],
    ['2026-11-21T12:00:00Z', false, 'hours_passed', 0],
    ['2026-11-20T13:00:00Z', true, 'watched', 0],
  ])('at %s, watched: %s: %s', (now, isWatched, rule, back) => {
    expect(reckonSubscriptionRefund({ ...bought, isWatched }, new Date(now))).toMatchObject({ rule, back })
  })
})

it('gives back what a cheaper batch left over', () => {
  expect(reckonMoveRefund({ total: 800_000, here: 1_000_000 }, 200_000)).toMatchObject({ keep: 800_000, back: 200_000 })
})
