import { expect, it } from 'vitest'
import type { Effect } from './correction-types.ts'
import { layRanks } from './rank-layout.ts'

const anEffect = (attempt_id: number, rank_before: number | null, rank_after: number | null): Effect => ({
  attempt_id,
  name: String(attempt_id),
  answer: null,
  marks_before: 0,
  marks_after: 0,
  rank_before,
  rank_after,
  outcome_before: null,
  outcome_after: null,
  has_objected: false,
})

it('everybody has one row on each side, by rank, however far apart ranks are', () => {
  const lines = layRanks([anEffect(1, 3, 40), anEffect(2, 12, 12), anEffect(3, 500, 7)])
  expect(lines.map(({ from, to, move }) => [from, to, move])).toEqual([
    [0, 2, -37],
    [1, 1, 0],
    [2, 0, 493],
  ])
})

it('who shares a rank has a row of their own, and who has none stands below', () => {
  const lines = layRanks([anEffect(5, null, null), anEffect(2, 1, 1), anEffect(1, 1, 1)])
  expect(lines.map(({ from, to, move }) => [from, to, move])).toEqual([
    [2, 2, null],
    [1, 1, 0],
    [0, 0, 0],
  ])
})
