import { expect, it } from 'vitest'
import { scrollToMiddle } from './scroll-to-middle.ts'

it('shows the middle of a picture that is wider than the phone, and all of one that fits', () => {
  const box = { scrollLeft: 0, scrollTop: 0, scrollWidth: 620, scrollHeight: 400, clientWidth: 320, clientHeight: 400 }
  scrollToMiddle(box)
  expect([box.scrollLeft, box.scrollTop]).toEqual([150, 0])
})
