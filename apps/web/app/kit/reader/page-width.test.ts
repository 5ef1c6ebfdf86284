import { expect, it } from 'vitest'
import { pageWidth } from './page-width.ts'

it.each([
  ['a phone', { cssWidth: 344, pixelRatio: 2, saveData: false }, 720],
  ['a phone with many dots', { cssWidth: 344, pixelRatio: 3.5, saveData: false }, 1080],
  ['the same with the data saver on', { cssWidth: 344, pixelRatio: 3.5, saveData: true }, 480],
  ['an old screen', { cssWidth: 330, pixelRatio: 1, saveData: false }, 480],
  ['a desktop', { cssWidth: 736, pixelRatio: 1, saveData: false }, 1080],
  ['a page three times as large', { cssWidth: 1032, pixelRatio: 2, saveData: false }, 1600],
])('for %s', (_, screen, width) => {
  expect(pageWidth(screen)).toBe(width)
})
