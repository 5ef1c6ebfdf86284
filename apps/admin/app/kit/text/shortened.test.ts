import { expect, it } from 'vitest'
import { shortened } from './shortened.ts'

it('cuts between letters, never inside of one', () => {
  expect(shortened('শান্তি', 9)).toBe('শান্তি')
  const all = [...new Intl.Segmenter('bn').segment('শান্তি স্ট্রিট')].map(({ segment }) => segment)
  expect(shortened('শান্তি স্ট্রিট', 1)).toBe(`${all[0]}…`)
  expect(shortened('ab cd', 3)).toBe('ab…')
})
