import { expect, it } from 'vitest'
import { localeOf } from './locale.ts'

it.each([
  ['nothing', {}, 'bn'],
  ['a browser set to English', { 'accept-language': 'en-GB' }, 'bn'],
  ['a chosen language', { cookie: 'a=1; lang=en' }, 'en'],
  ['a language that is none of ours', { cookie: 'lang=fr', 'x-language': 'fr' }, 'bn'],
  [
    'a page that stands in one language, and another that was chosen since',
    { cookie: 'lang=en', 'x-language': 'bn' },
    'bn',
  ],
])('from %s', (_, headers, locale) => {
  expect(localeOf({ headers })).toBe(locale)
})
