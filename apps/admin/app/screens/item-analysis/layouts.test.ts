import { describe, expect, it } from 'vitest'
import type { Choice, Item } from './analysis-types.ts'
import { layFifths } from './fifths-layout.ts'
import { box, layScatter } from './scatter-layout.ts'
import { countItems, sortItems } from './sort-items.ts'

const anItem = (position: number, given: Partial<Item> & { facility?: number } = {}): Item => ({
  question: {
    id: position,
    position,
    type: 'sba',
    subject: { bn: 'বিষয়' },
    text: { bn: 'প্রশ্ন' },
    parts: [],
    key: { type: 'sba', options: [1] },
  },
  correct: 1,
  partial: 0,
  wrong: 0,
  blank: 0,
  discrimination: 0.4,
  by_right: {
    facility: given.facility ?? 0.5,
    deviation: null,
    rest_correlation: null,
    efficiency: null,
    alpha_without: null,
  },
  by_marks: { facility: null, deviation: null, rest_correlation: null, efficiency: null, alpha_without: null },
  choices: [],
  stems: [],
  verdict: 'fine',
  doubts: [],
  objections: 0,
  objections_with_source: 0,
  correction_id: null,
  ...given,
})

const aChoice = (part_id: number | null, fifths: number[], is_key = false): Choice => ({
  part_id,
  said: null,
  is_key,
  count: fifths.reduce((sum, each) => sum + each, 0),
  fifths,
  top_third: 0,
  correlation: null,
  discrimination_as_key: null,
})

describe('the order of questions', () => {
  const items = [
    anItem(1),
    anItem(2, { verdict: 'weak', discrimination: 0.05 }),
    anItem(3, { verdict: 'wrong_key', discrimination: -0.2, objections: 7 }),
    anItem(4, { verdict: 'wrong_key', discrimination: -0.3 }),
  ]
  const places = (filter: Parameters<typeof sortItems>[1]) =>
    sortItems(items, filter).map(({ question }) => question.position)

  it('puts the gravest doubt first, and of equals what divides worst', () => {
    expect(places('doubt')).toEqual([4, 3, 2, 1])
    expect(places('order')).toEqual([1, 2, 3, 4])
  })

  it('filters by what is doubted', () => {
    expect([places('key'), places('objected'), places('idle')]).toEqual([[4, 3], [3], []])
    expect(countItems(items, 'weak')).toBe(1)
  })
})

describe('the picture of a paper', () => {
  it('has every question inside its box, however badly it divides', () => {
    const items = [anItem(1, { facility: -0.1, discrimination: -0.75 }), anItem(2, { facility: 1, discrimination: 1 })]
    const { dots, ticks } = layScatter(items)
    for (const { x, y } of dots) {
      expect(x).toBeGreaterThanOrEqual(box.left)
      expect(x).toBeLessThanOrEqual(box.right)
      expect(y).toBeGreaterThanOrEqual(box.top - 1e-9)
      expect(y).toBeLessThanOrEqual(box.bottom + 1e-9)
    }
    expect(ticks.map(({ value }) => value)).toContain(0)
    expect(dots.map(({ isDoubted }) => isDoubted)).toEqual([true, false])
  })

  it('leaves out what cannot be told', () => {
    expect(layScatter([anItem(1, { discrimination: null })]).dots).toEqual([])
  })
})

describe('lines of the fifths', () => {
  it('are shares of each fifth, blanks among them, and their letters do not overlap', () => {
    const lines = layFifths([
      aChoice(1, [4, 4, 4, 4, 2], true),
      aChoice(2, [2, 3, 4, 5, 7]),
      aChoice(3, [1, 1, 1, 1, 1]),
      aChoice(null, [3, 2, 1, 0, 0]),
    ])
    expect(lines).toHaveLength(3)
    expect(lines[0]!.shares).toEqual([0.4, 0.4, 0.4, 0.4, 0.2])
    expect(lines.map(({ isLeading }) => isLeading)).toEqual([false, true, false])
    const heights = lines.map(({ labelY }) => labelY).sort((one, other) => one - other)
    for (const [nth, height] of heights.entries())
      if (nth > 0) expect(height - heights[nth - 1]!).toBeGreaterThanOrEqual(15)
  })
})
