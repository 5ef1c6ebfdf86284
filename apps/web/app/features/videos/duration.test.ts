import { describe, expect, it } from 'vitest'
import { durationClock, durationText, isoDuration } from './duration.ts'

describe('the length of a video', () => {
  it('is said in words, in the reader’s digits', () => {
    expect(durationText(750, 'bn')).toBe('১২ মিনিট ৩০ সেকেন্ড')
    expect(durationText(45, 'en')).toBe('45 s')
    expect(durationText(720, 'bn')).toBe('১২ মিনিট')
  })

  it('leaves the seconds out from an hour on', () => {
    expect(durationText(3_905, 'bn')).toBe('১ ঘণ্টা ৫ মিনিট')
  })

  it('stands on a picture as a clock', () => {
    expect(durationClock(65, 'bn')).toBe('১:০৫')
    expect(durationClock(3_905, 'en')).toBe('1:05:05')
  })

  it('is written for search engines as ISO 8601', () => {
    expect(isoDuration(750)).toBe('PT12M30S')
    expect(isoDuration(3_600)).toBe('PT1H')
    expect(isoDuration(20)).toBe('PT20S')
  })
})
