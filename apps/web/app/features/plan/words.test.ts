import { expect, it } from 'vitest'
import { durationWords, shortTitle, workWords } from './words.ts'

it('does not name a kind again that an icon shows, or that the title says itself', () => {
  expect(['লেকচার ৩: হৃদ্‌রোগ', 'Exam 2: Renal', 'Lecture on asthma'].map(shortTitle)).toEqual([
    '৩: হৃদ্‌রোগ',
    '2: Renal',
    'Lecture on asthma',
  ])
  const said = ['লেকচার ৩: হৃদ্‌রোগ', 'হৃদ্‌রোগ'].map((title) => workWords({ kind: 'lecture', title }))
  expect(said).toEqual(['লেকচার ৩: হৃদ্‌রোগ', 'লেকচার: হৃদ্‌রোগ'])
  expect(workWords({ kind: 'revision', title: 'পরীক্ষা ৩' })).toBe('পরীক্ষার পড়া: পরীক্ষা ৩'.normalize('NFC'))
})

it('does not part a number from its hours or minutes', () => {
  expect(durationWords(90)).toBe('১\u00a0ঘণ্টা ৩০\u00a0মিনিট')
})
