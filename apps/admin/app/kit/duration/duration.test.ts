import { describe, expect, it } from 'vitest'
import { readDuration, spellDuration } from './duration.ts'

describe('how long a video is', () => {
  it.each([
    ['12:40', 760],
    ['১২:৪০', 760],
    ['1:02:05', 3725],
    ['18', 1080],
    ['0:27', 27],
  ])('is read from %s', (typed, seconds) => expect(readDuration(typed)).toBe(seconds))
  it.each(['', 'x', '12:75', '1:2:3:4', '-1'])('is nothing of %j', (typed) =>
    expect(readDuration(typed)).toBeUndefined(),
  )
  it('is spelt as it is typed', () => {
    expect(spellDuration(760, 'bn')).toBe('১২:৪০')
    expect(spellDuration(3725, 'en')).toBe('1:02:05')
  })
})
