import { expect, it } from 'vitest'
import { chapterOf } from './chapter-of.ts'

it('is the last chapter that has begun', () => {
  const chapters = [{ page_no: 2 }, { page_no: 5 }, { page_no: 9 }]
  expect([1, 2, 4, 5, 8, 9, 99].map((pageNo) => chapterOf(chapters, pageNo))).toEqual([-1, 0, 0, 1, 1, 2, 2])
})
