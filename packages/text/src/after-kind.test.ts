import { expect, it } from 'vitest'
import { afterKind } from './after-kind.ts'

const kinds = ['লেকচার', 'Lecture', 'পরীক্ষা']

it('finds what follows a kind that a title says itself, in either language', () => {
  const titles = ['লেকচার ৩: হৃদ্‌রোগ', 'Lecture 3: The heart']
  expect(titles.map((title) => afterKind(title, kinds))).toEqual(['৩: হৃদ্‌রোগ', '3: The heart'])
})

it('finds nothing where a title would lose its sense', () => {
  const titles = ['Lecture on asthma', 'সাপ্তাহিক পরীক্ষা ৩', 'পরীক্ষা পদ্ধতি', 'লেকচার']
  for (const title of titles) expect(afterKind(title, kinds), title).toBeUndefined()
})
