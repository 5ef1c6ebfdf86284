import { expect, it } from 'vitest'
import { shortTitle } from './words.ts'

it('does not name a kind again that an icon shows, in either language', () => {
  expect(['লেকচার ৩: হৃদ্‌রোগ', 'Lecture 3: The heart'].map(shortTitle)).toEqual(['৩: হৃদ্‌রোগ', '3: The heart'])
})

it('leaves a title alone that would lose its sense', () => {
  const titles = ['Lecture on asthma', 'সাপ্তাহিক পরীক্ষা ৩', 'পরীক্ষা পদ্ধতি', 'লেকচার']
  expect(titles.map(shortTitle)).toEqual(titles)
})
