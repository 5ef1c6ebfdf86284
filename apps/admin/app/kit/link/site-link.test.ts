import { describe, expect, it } from 'vitest'
import { isSiteLink } from './site-link.ts'

describe('a link of the site', () => {
  it.each(['/', '/batches', '/faq?q=fee', 'https://example.com/a'])('may be %s', (link) =>
    expect(isSiteLink(link)).toBe(true),
  )
  it.each([
    '',
    'batches',
    '//evil.example',
    '/\\evil.example',
    'http://example.com',
    'javascript:alert(1)',
    'https://',
  ])('may not be %j', (link) => expect(isSiteLink(link)).toBe(false))
})
