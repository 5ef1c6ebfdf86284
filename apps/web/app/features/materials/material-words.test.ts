import { expect, it } from 'vitest'
import { sizeWords } from './material-words.ts'

it.each([
  [300, '১ কেবি'],
  [142_304, '১৪২ কেবি'],
  [1_260_000, '১.৩ এমবি'],
])('%s bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})
