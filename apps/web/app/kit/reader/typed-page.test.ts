import { expect, it } from 'vitest'
import { typedPage } from './typed-page.ts'

it.each([
  ['৫', 5],
  [' 12 ', 12],
  ['১২', 12],
  ['০', 1],
  ['৯৯৯', 12],
  ['', undefined],
  ['পাঁচ', undefined],
  ['-3', undefined],
  ['2.5', undefined],
])('"%s" means page %s of twelve', (text, page) => {
  expect(typedPage(text, { first: 1, last: 12 })).toBe(page)
})
