import { expect, it } from 'vitest'
import { entryTitle } from './entry-title.ts'

it('says once that it is a lecture', () => {
  const titles = ['লেকচার ৩: সমাস', 'সমাস'].map((title) => entryTitle('lecture', { title, locale: 'bn' }))
  expect(titles).toEqual(['লেকচার ৩: সমাস', 'লেকচার: সমাস'])
  expect(entryTitle('lecture', { title: 'Lecture 3: The heart', locale: 'en' })).toBe('Lecture 3: The heart')
})
