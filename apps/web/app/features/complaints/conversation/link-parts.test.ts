import { expect, it } from 'vitest'
import { linkParts } from './link-parts.ts'

it('finds addresses, without the sentence’s own sign behind them, and nothing that is no web address', () => {
  expect(linkParts('দেখুন https://example.com/a?b=1।')).toEqual(['দেখুন ', 'https://example.com/a?b=1', '।'])
  expect(linkParts('(https://example.com)')).toEqual(['(', 'https://example.com', ')'])
  expect(linkParts('javascript:alert(1) http://x.y')).toEqual(['javascript:alert(1) http://x.y'])
})
