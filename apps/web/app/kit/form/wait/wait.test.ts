import { describe, expect, it } from 'vitest'
import { secondsLeft } from './seconds-left.ts'
import { clockText, waitText } from './wait-text.ts'

describe('secondsLeft', () => {
  it('shows a second that has begun as a whole one', () => {
    expect(secondsLeft(10_000, 9_001)).toBe(1)
    expect(secondsLeft(10_000, 9_000)).toBe(1)
  })

  it('is over at the moment itself, and stays so', () => {
    expect(secondsLeft(10_000, 10_000)).toBe(0)
    expect(secondsLeft(10_000, 99_000)).toBe(0)
  })

  it('is no wait without a moment', () => {
    expect(secondsLeft(undefined, 5)).toBe(0)
  })
})

describe('clockText', () => {
  it('keeps two digits for the seconds, in the reader’s script', () => {
    expect(clockText(42, 'bn')).toBe('০:৪২')
    expect(clockText(245, 'en')).toBe('4:05')
  })
})

describe('waitText', () => {
  it('says minutes and seconds', () => {
    expect(waitText(845, 'bn')).toBe('১৪ মিনিট ৫ সেকেন্ড')
  })

  it('leaves out what is nought', () => {
    expect(waitText(840, 'bn')).toBe('১৪ মিনিট')
    expect(waitText(9, 'bn')).toBe('৯ সেকেন্ড')
  })

  it('says hours without seconds, and never less than the wait', () => {
    expect(waitText(3600, 'en')).toBe('1 h 0 min')
    expect(waitText(3661, 'bn')).toBe('১ ঘণ্টা ২ মিনিট')
    expect(waitText(7199, 'bn')).toBe('২ ঘণ্টা ০ মিনিট')
  })
})
