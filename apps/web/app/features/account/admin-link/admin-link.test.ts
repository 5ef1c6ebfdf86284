import { expect, it } from 'vitest'
import { linkIn } from './admin-link.ts'

const code = 'Zx3-_9'.repeat(7)

it('finds a code in the fragment, where no server sees it', () => {
  expect(linkIn({ hash: `#code=${code}`, search: '' })).toEqual({ code })
})

it.each([
  ['nothing', '', ''],
  ['an empty code', '#code=', ''],
  ['a code in the query', '', `?code=${code}`],
  ['a code that would break a header', `#code=${code}%0d%0ax`, ''],
  ['a script', '#code=<script>alert(1)</script>', ''],
  ['something endless', `#code=${'a'.repeat(5000)}`, ''],
])('takes %s for no link', (_, hash, search) => {
  expect(linkIn({ hash, search })).toBeUndefined()
})

it.each([
  ['in the query', '', '?token=12%7CabcDEF'],
  ['in the fragment', '#token=12%7CabcDEF', ''],
])('calls a link with a bare token %s outdated, and never hands the token on', (_, hash, search) => {
  expect(linkIn({ hash, search })).toBe('outdated')
})
