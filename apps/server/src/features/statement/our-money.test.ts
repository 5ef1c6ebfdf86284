import { expect, it } from 'vitest'
import { spansAround } from './our-money.ts'

const lines = (...times: string[]) => times.map((time) => ({ at: new Date(time) }))

it('looks about each line, and once about those that stand close together', () => {
  const spans = spansAround(lines('2026-05-03T00:00:00Z', '2025-01-10T12:00:00Z', '2026-05-01T00:00:00Z'))
  expect(spans).toEqual([
    { start: new Date('2025-01-09T00:00:00Z'), end: new Date('2025-01-12T00:00:00Z') },
    { start: new Date('2026-04-29T12:00:00Z'), end: new Date('2026-05-04T12:00:00Z') },
  ])
})
