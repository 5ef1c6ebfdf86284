import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultOverdueRule, duesOf, lectureAccess, reminderOf } from './dues.ts'

const plan = [
  { number: 1, amount: 700_000, dueOn: '2026-11-15' },
  { number: 2, amount: 550_000, dueOn: '2027-01-05' },
  { number: 3, amount: 550_000, dueOn: '2027-02-05' },
]
const bookedAt = new Date('2026-11-15T06:00:00Z')
const booked = { bookedAt, closedAt: null, parts: plan }
const access = (paid: number, today: string) => lectureAccess({ ...booked, covered: paid }, defaultOverdueRule, today)

describe('dues', () => {
  it('are filled in their order', () => {
    expect(duesOf(plan, 900_000, '2026-12-01').map(({ open, state }) => [open, state])).toEqual([
      [0, 'paid'],
      [350_000, 'coming'],
      [550_000, 'coming'],
    ])
  })

  it('say what is open, and never more or less than that', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000 }), (paid) => {
        const open = duesOf(plan, paid, '2026-12-01').reduce((sum, due) => sum + due.open, 0)
        expect(open).toBe(Math.max(0, 1_800_000 - paid))
      }),
    )
  })

  it('warn first and pause lectures after a week', () => {
    expect(access(700_000, '2027-01-05')).toBe('open')
    expect(access(700_000, '2027-01-06')).toBe('warned')
    expect(access(700_000, '2027-01-12')).toBe('warned')
    expect(access(700_000, '2027-01-13')).toBe('lectures_paused')
    expect(access(1_250_000, '2027-01-13')).toBe('open')
  })

  it('pause no lectures before an order is agreed, nor after it has ended', () => {
    const late = { parts: plan, covered: 0 }
    const accessTo = (order: { bookedAt: Date | null; closedAt: Date | null }) =>
      lectureAccess({ ...late, ...order }, defaultOverdueRule, '2027-03-01')
    expect(accessTo({ bookedAt, closedAt: null })).toBe('lectures_paused')
    expect(accessTo({ bookedAt: null, closedAt: null })).toBe('open')
    expect(accessTo({ bookedAt, closedAt: bookedAt })).toBe('open')
  })

  it('are reminded of three days before, when missed, and when lectures pause', () => {
    const due = (today: string) => duesOf(plan, 700_000, today)[1]!
    const reminder = (today: string) => reminderOf(due(today), defaultOverdueRule, today)
    expect(reminder('2027-01-01')).toBeUndefined()
    expect(reminder('2027-01-02')).toBe('coming')
    expect(reminder('2027-01-05')).toBe('coming')
    expect(reminder('2027-01-06')).toBe('missed')
    expect(reminder('2027-01-13')).toBe('paused')
    expect(reminderOf(duesOf(plan, 0, '2026-11-16')[0]!, defaultOverdueRule, '2026-11-16')).toBe('missed')
    expect(reminderOf(duesOf(plan, 1_250_000, '2027-01-06')[1]!, defaultOverdueRule, '2027-01-06')).toBeUndefined()
  })
})
