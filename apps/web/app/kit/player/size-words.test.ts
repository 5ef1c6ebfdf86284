import { expect, it } from 'vitest'
import { sizeWords } from './size-words.ts'

it.each([
  [120, '১ কেবি', '1 kB'],
  [850_000, '৮৫০ কেবি', '850 kB'],
  [999_800, '১ এমবি', '1 MB'],
  [4_240_000, '৪.২ এমবি', '4.2 MB'],
  [118_600_000, '১১৯ এমবি', '119 MB'],
  [1_130_000_000, '১.১ জিবি', '1.1 GB'],
])('calls %d bytes %s', (bytes, bengali, english) => {
  expect([sizeWords(bytes, 'bn'), sizeWords(bytes, 'en')]).toEqual([bengali, english])
})
