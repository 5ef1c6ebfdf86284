import { expect, it } from 'vitest'
import { nameIn } from './fetch-bytes.ts'
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

it('reads the name of a file from its header', () => {
  expect(nameIn("attachment; filename*=UTF-8''%E0%A6%95.pdf")).toBe('ক.pdf')
  expect([nameIn(null), nameIn('attachment'), nameIn("attachment; filename*=UTF-8''%E0%")]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
