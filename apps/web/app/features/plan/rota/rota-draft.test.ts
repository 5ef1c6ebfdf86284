import { expect, it } from 'vitest'
import { cellDays, clockOf, freshRota, minuteOf, presets, withLength, withPaint } from './rota-draft.ts'

const rota = freshRota('2026-11-14', [...presets.morning])

it('keeps what was painted when the turn gets longer, and fills up with days off', () => {
  expect(withLength(rota, 9).shifts.slice(5)).toEqual(['morning', 'off', 'off', 'off'])
  expect(withLength(rota, 2).shifts).toEqual(['morning', 'morning'])
})

it('is painted by the days of its first turn', () => {
  expect(cellDays(withLength(rota, 2))).toEqual(['2026-11-14', '2026-11-15'])
  expect(withPaint(withLength(rota, 2), new Map([['2026-11-15', 'night']])).shifts).toEqual(['morning', 'night'])
})

it('reads and writes clock times', () => {
  expect([clockOf(485), minuteOf('08:05'), minuteOf('')]).toEqual(['08:05', 485, undefined])
})
