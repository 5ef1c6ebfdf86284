import { expect, it } from 'vitest'
import { nextTurn } from './next-turn.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const row = (starts: number, ends: number, exam: object | null = null, live_class: object | null = null) =>
  ({ starts_at: at(starts), ends_at: at(ends), exam, live_class }) as Parameters<typeof nextTurn>[0][number]

it('is when the next thing begins, ends, opens or closes', () => {
  expect(nextTurn([row(-30, 20), row(60, 90)], now)).toBe(20 * 60_000)
  const exam = { opens_at: at(-60), closes_at: at(5), late_until: null, ends_at: null }
  expect(nextTurn([row(-60, -30, exam)], now)).toBe(5 * 60_000)
})

it('is when a live class lets its doctors in, and when it lets in no more', () => {
  expect(nextTurn([row(40, 90, null, {})], now)).toBe(25 * 60_000)
  expect(nextTurn([row(-60, -10, null, {})], now)).toBe(20 * 60_000)
})

it('is never when all is over', () => {
  expect(nextTurn([row(-60, -30)], now)).toBeUndefined()
})
