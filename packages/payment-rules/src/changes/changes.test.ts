import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { duesOf } from '../dues/dues.ts'
import { lastDayToMove, priceMove, replanInstalments } from './move.ts'
import { postponementOf } from './postpone.ts'

const parts = [
  { number: 1, amount: 750_000, dueOn: '2026-11-01' },
  { number: 2, amount: 600_000, dueOn: '2026-12-05' },
  { number: 3, amount: 450_000, dueOn: '2027-01-05' },
]
const shares = [
  { amount: 1_000_000, dueOn: null },
  { amount: 600_000, dueOn: '2026-12-20' },
  { amount: 400_000, dueOn: '2027-01-20' },
]
const order = { total: 2_000_000, covered: 750_000, parts, plan: 'instalments', shares, dueAfterDays: 7 } as const
const today = '2026-11-10'
const amounts = (planned: { amount: number; dueOn: string }[]) => planned.map(({ amount, dueOn }) => [amount, dueOn])

describe('a move', () => {
  it('is possible until so many days after the first of the batch', () => {
    expect(lastDayToMove('2026-11-01', 14)).toBe('2026-11-15')
  })

  it('takes the code along where it holds', () => {
    const there = { key: 'batch:2', list: 2_000_000, reduction: 200_000 }
    const tenth = { kind: 'percent', value: 10, only: null } as const
    expect(priceMove(there, null)).toEqual({ list: 2_000_000, reduction: 200_000, code: 0, total: 1_800_000 })
    expect(priceMove(there, tenth)).toMatchObject({ code: 180_000, total: 1_620_000 })
    expect(priceMove(there, { ...tenth, only: ['batch:1'] })).toMatchObject({ code: 0, total: 1_800_000 })
  })

  it('keeps what was paid and divides the rest as the new batch says', () => {
    expect(amounts(replanInstalments(order, today))).toEqual([
      [750_000, '2026-11-01'],
      [250_000, '2026-11-17'],
      [600_000, '2026-12-20'],
      [400_000, '2027-01-20'],
    ])
  })

  it('keeps the days agreed before where the new batch says nothing of parts', () => {
    expect(amounts(replanInstalments({ ...order, total: 1_900_000, shares: [] }, today))).toEqual([
      [750_000, '2026-11-01'],
      [100_000, '2026-11-17'],
      [600_000, '2026-12-05'],
      [450_000, '2027-01-05'],
    ])
  })

  it('asks whoever pays at once for the difference, and never sooner than said', () => {
    const full = { ...order, plan: 'full', covered: 1_800_000, parts: [{ ...parts[0]!, amount: 1_800_000 }] } as const
    expect(amounts(replanInstalments(full, today))).toEqual([
      [1_800_000, '2026-11-01'],
      [200_000, '2026-11-17'],
    ])
    expect(amounts(replanInstalments({ ...full, total: 1_500_000 }, today))).toEqual([[1_500_000, '2026-11-01']])
  })

  it('plans the whole price, of which what was paid is paid', () => {
    const amount = fc.integer({ min: 0, max: 3_000_000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_000_000 }),
        amount,
        fc.boolean(),
        fc.boolean(),
        (total, paid, isFull, hasShares) => {
          const plan = isFull ? ('full' as const) : ('instalments' as const)
          const old = duesOf(parts, 0, today).map(({ number, amount: of, dueOn }) => ({ number, amount: of, dueOn }))
          const planned = replanInstalments(
            { ...order, total, covered: paid, plan, parts: old, shares: hasShares ? shares : [] },
            today,
          )
          expect(planned.reduce((sum, each) => sum + each.amount, 0)).toBe(total)
          expect(planned.every((each, place) => each.amount > 0 && each.number === place + 1)).toBe(true)
          const open = duesOf(planned, paid, today).filter((due) => due.open > 0)
          expect(open.reduce((sum, due) => sum + due.open, 0)).toBe(Math.max(0, total - paid))
          expect(open.every(({ dueOn }) => dueOn >= '2026-11-17')).toBe(true)
        },
      ),
    )
  })
})

describe('a postponement', () => {
  const dues = (paid: number, on: string) => duesOf(parts, paid, on)
  it('puts off the next part while its day is to come', () => {
    expect(postponementOf(dues(750_000, '2026-12-04'), 15)).toEqual({ number: 2, from: '2026-12-05', to: '2026-12-20' })
  })

  it('does not when its day is here, has passed, or all is paid', () => {
    expect(postponementOf(dues(750_000, '2026-12-05'), 15)).toBeUndefined()
    expect(postponementOf(dues(750_000, '2026-12-06'), 15)).toBeUndefined()
    expect(postponementOf(dues(1_800_000, '2026-11-10'), 15)).toBeUndefined()
  })

  it('does not go beyond the part after it', () => {
    expect(postponementOf(dues(750_000, '2026-11-10'), 45)).toMatchObject({ number: 2, to: '2027-01-05' })
    expect(postponementOf(dues(1_350_000, '2026-11-10'), 45)).toMatchObject({ number: 3, to: '2027-02-19' })
  })
})
