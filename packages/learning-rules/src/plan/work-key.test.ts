import { expect, it } from 'vitest'
import { type WorkSource, workKey, workOfKey } from './work-key.ts'

it.each<WorkSource>([
  { kind: 'lecture', eventId: 7 },
  { kind: 'revision', eventId: 7 },
  { kind: 'cards', day: '2026-07-01' },
])('a piece of work is found again by its name: $kind', (work) => {
  expect(workOfKey(workKey(work))).toEqual(work)
})

it('reading for an exam is another piece of work than its recording', () => {
  expect(workKey({ kind: 'lecture', eventId: 7 })).not.toBe(workKey({ kind: 'revision', eventId: 7 }))
})
