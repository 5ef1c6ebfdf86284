import { expect, it } from 'vitest'
import { drawSheet } from './hand-over-sheet.ts'

it('a long list lets others have their turn after every row', async () => {
  const rows = Array.from({ length: 200 }, (_, nth) => [
    ...[String(nth), `PS-12-${nth}`, `T${nth}`, 'ডা. নুসরাত জাহান', 'ব্রাহ্মণবাড়িয়া', '৩'],
  ])
  let turns = 0
  const turn = () => {
    turns += 1
    timer = setImmediate(turn)
  }
  let timer = setImmediate(turn)
  const file = await drawSheet({ title: 'হস্তান্তর', facts: 'আজ', rows, locale: 'bn' })
  clearImmediate(timer)
  expect(turns).toBeGreaterThanOrEqual(rows.length)
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
})
