import { expect, it } from 'vitest'
import { stemVerdict } from './stem-verdict.ts'

it.each([
  ['T', 'T', 'right'],
  ['T', 'F', 'wrong'],
  ['F', 'F', 'right'],
  ['F', 'T', 'wrong'],
  ['either', 'T', 'right'],
  ['either', 'F', 'right'],
  ['either', null, 'blank'],
  ['T', undefined, 'blank'],
  [undefined, 'T', 'wrong'],
  [undefined, null, 'blank'],
] as const)('by the key %s, a stem of which %s was said is %s', (truth, said, verdict) => {
  expect(stemVerdict(truth, said)).toBe(verdict)
})
