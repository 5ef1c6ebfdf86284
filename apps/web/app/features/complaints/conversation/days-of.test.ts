import { expect, it } from 'vitest'
import { daysOf } from './days-of.ts'

it('cuts a conversation at midnight in Dhaka, not elsewhere', () => {
  const at = (created_at: string) => ({ created_at })
  const [late, midnight, noon] = [at('2026-07-01T17:59:59Z'), at('2026-07-01T18:00:00Z'), at('2026-07-02T06:00:00Z')]
  expect(daysOf([late, midnight, noon]).map(({ messages }) => messages)).toEqual([[late], [midnight, noon]])
  expect(daysOf([])).toEqual([])
})
