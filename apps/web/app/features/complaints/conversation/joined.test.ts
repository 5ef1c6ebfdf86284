import { expect, it } from 'vitest'
import { joined } from './joined.ts'

it('joins pieces that overlap, in order, with the newer version of what is in both', () => {
  const earlier = [
    { id: 1, text: 'a' },
    { id: 2, text: 'old' },
  ]
  const latest = [
    { id: 2, text: 'new' },
    { id: 4, text: 'd' },
  ]
  expect(joined(earlier, latest)).toEqual([
    { id: 1, text: 'a' },
    { id: 2, text: 'new' },
    { id: 4, text: 'd' },
  ])
})
