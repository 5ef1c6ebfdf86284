import { expect, it } from 'vitest'
import { cellDays, freshRota, positionOf, presets, withLength, withPaint, withTodayAt } from './rota-draft.ts'

const rota = freshRota({ week: '2026-11-14', today: '2026-11-19' }, [...presets.morning])

it('keeps what was painted when the turn gets longer, and fills up with days off', () => {
  expect(withLength(rota, 9).shifts.slice(5)).toEqual(['morning', 'off', 'off', 'off'])
  expect(withLength(rota, 2).shifts).toEqual(['morning', 'morning'])
})

it('is painted by the days of the turn that runs today', () => {
  const turn = withLength(rota, 2)
  expect(cellDays(turn, '2026-11-19')).toEqual(['2026-11-18', '2026-11-19'])
  expect(withPaint(turn, '2026-11-19', new Map([['2026-11-19', 'night']])).shifts).toEqual(['morning', 'night'])
})

it('begins a turn with today until it is said which day of it today is', () => {
  const turn = freshRota({ week: '2026-11-14', today: '2026-11-19' }, [...presets.rotating])
  expect(positionOf(turn, '2026-11-19')).toBe(0)
  const said = withTodayAt(turn, '2026-11-19', 4)
  expect([positionOf(said, '2026-11-19'), positionOf(said, '2026-11-15'), positionOf(said, '2026-11-14')]).toEqual([
    4, 0, 7,
  ])
  expect(cellDays(said, '2026-11-19')[4]).toBe('2026-11-19')
})
