import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDifference, countChanges, differenceOf, invertDifference, rebaseDifference } from './difference.ts'

type Row = { id: number; date: string; teacherId: number | null; title: { bn: string; en?: string } }

const row: fc.Arbitrary<Row> = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  date: fc.constantFrom('2026-11-16', '2026-11-17'),
  teacherId: fc.constantFrom(null, 1, 2),
  title: fc.constantFrom({ bn: 'ক' }, { bn: 'খ', en: 'b' }),
})
const rows = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 12 })
const byId = (list: Row[]) => list.toSorted((a, b) => a.id - b.id)

describe('a difference', () => {
  it('makes the one set of the other, and backwards', () => {
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const difference = differenceOf(before, after)
        expect(byId(applyDifference(before, difference))).toEqual(byId(after))
        expect(byId(applyDifference(after, invertDifference(difference)))).toEqual(byId(before))
      }),
    )
  })

  it('of what is equal is nothing, and an English text that is empty is none', () => {
    fc.assert(
      fc.property(rows, (same) => {
        expect(countChanges(differenceOf(same, structuredClone(same)))).toBe(0)
      }),
    )
    const one: Row = { id: 1, date: '2026-11-16', teacherId: null, title: { bn: 'ক' } }
    expect(countChanges(differenceOf([one], [{ ...one, title: { bn: 'ক', en: '' } }]))).toBe(0)
  })
})

describe('two who changed the same sheet', () => {
  it('keep both, and are asked only where both wrote into one cell', () => {
    fc.assert(
      fc.property(rows, rows, rows, (base, mine, theirs) => {
        const ofMine = differenceOf(base, mine)
        const { rows: both, clashes } = rebaseDifference(theirs, ofMine)
        const ofTheirs = new Map(differenceOf(base, theirs).changed.map(({ id, after }) => [id, after]))
        for (const { id, after } of ofMine.changed)
          for (const field of Object.keys(after) as (keyof Row)[]) {
            const result = both.find((each) => each.id === id)
            if (result) expect(result[field]).toEqual(after[field])
            const isClash = clashes.some((clash) => clash.id === id && clash.field === field)
            if (isClash) expect(field in (ofTheirs.get(id) ?? {})).toBe(true)
          }
      }),
    )
  })

  it('are told of a row that the other took out', () => {
    const base = { id: 1, date: '2026-11-16', teacherId: null, title: { bn: 'ক' } }
    const mine = differenceOf([base], [{ ...base, date: '2026-11-17' }])
    expect(rebaseDifference([], mine)).toEqual({
      rows: [],
      clashes: [{ id: 1, field: null, mine: { date: '2026-11-17' }, theirs: null }],
    })
  })
})
