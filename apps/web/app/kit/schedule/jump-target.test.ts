import { expect, it } from 'vitest'
import { jumpTarget } from './jump-target.ts'

const days = ['2026-11-14', '2026-11-15', '2026-11-18']

it('is today, or the next day with something', () => {
  expect(jumpTarget(days, '2026-11-15')).toBe('2026-11-15')
  expect(jumpTarget(days, '2026-11-16')).toBe('2026-11-18')
})

it('is nothing when there is nothing to jump over, or to', () => {
  expect(jumpTarget(days, '2026-11-01')).toBeUndefined()
  expect(jumpTarget(days, '2026-11-14')).toBeUndefined()
  expect(jumpTarget(days, '2026-12-01')).toBeUndefined()
})

it('is nothing in the server’s page, which does not know the day', () => {
  expect(jumpTarget(days, undefined)).toBeUndefined()
})
