import { describe, expect, it } from 'vitest'
import { cellsOf, filterCells, groupCells } from './question-states.ts'

const question = (id: number, section: string) => ({
  id,
  section,
  subject: `subject of ${section}`,
  type: 'mcq' as const,
  text: '',
  images: [],
  parts: [],
})
const questions = [question(11, 'a'), question(12, 'a'), question(13, 'b'), question(14, 'b')]
const fullness = { 11: 'full', 12: 'partial' } as Record<number, 'full' | 'partial'>
const cells = cellsOf({
  questions,
  fullness: (id) => fullness[id] ?? 'empty',
  seen: new Set([11, 12, 13]),
  flagged: new Set([13]),
})

const positions = (found: { position: number }[]) => found.map(({ position }) => position)

describe('cellsOf', () => {
  it('says of every question how it stands', () => {
    expect(cells.map(({ state }) => state)).toEqual(['answered', 'partial', 'seen', 'unseen'])
    expect(cells.map(({ flagged }) => flagged)).toEqual([false, false, true, false])
  })
})

describe('filterCells', () => {
  it('finds what is unanswered, seen or not, without what is half answered', () => {
    expect(positions(filterCells(cells, 'left'))).toEqual([2, 3])
    expect(positions(filterCells(cells, 'partial'))).toEqual([1])
    expect(positions(filterCells(cells, 'flagged'))).toEqual([2])
    expect(filterCells(cells, 'all')).toHaveLength(4)
  })
})

describe('groupCells', () => {
  const section = { type: 'mcq', questions: 2, unit: 'stem', right: 40, wrong: 0 } as const
  const sections = [{ ...section, key: 'a', name: 'অ্যানাটমি' }]

  it('puts questions under the name of their section, and falls back on the subject', () => {
    const groups = groupCells(cells, questions, sections)
    expect(groups.map(({ name, cells: own }) => [name, positions(own)])).toEqual([
      ['অ্যানাটমি', [0, 1]],
      ['subject of b', [2, 3]],
    ])
  })

  it('leaves out a section of which the filter shows nothing', () => {
    expect(groupCells(filterCells(cells, 'left'), questions, sections).map(({ name }) => name)).toEqual([
      'subject of b',
    ])
  })
})
