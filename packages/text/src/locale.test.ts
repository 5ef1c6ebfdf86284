import { expect, it } from 'vitest'
import { isLocale, pickText } from './locale.ts'

it('knows the two languages and nothing else', () => {
  expect([isLocale('bn'), isLocale('en'), isLocale('hi'), isLocale(undefined)]).toEqual([true, true, false, false])
})

it('falls back to Bengali where there is no English', () => {
  expect(pickText({ bn: 'কোর্স', en: 'Course' }, 'en')).toBe('Course')
  expect(pickText({ bn: 'কোর্স' }, 'en')).toBe('কোর্স')
  expect(pickText({ bn: 'কোর্স', en: ' ' }, 'en')).toBe('কোর্স')
  expect(pickText({ bn: 'কোর্স', en: null }, 'en')).toBe('কোর্স')
  expect(pickText(null, 'en')).toBeNull()
})
