import { describe, expect, it } from 'vitest'
import { formatDuration, formatMarks, formatPercentile, formatTimeLeft, kindWords, stateWords } from './exam-words.ts'

describe('formatMarks', () => {
  it('writes hundredths as marks, without zeros that say nothing', () => {
    expect(formatMarks(11700, 'bn')).toBe('১১৭')
    expect(formatMarks(1050, 'bn')).toBe('১০.৫')
    expect(formatMarks(5, 'en')).toBe('0.05')
    expect(formatMarks(0, 'bn')).toBe('০')
  })

  it('writes a loss with a true minus', () => {
    expect(formatMarks(-50, 'bn')).toBe('−০.৫')
    expect(formatMarks(-1225, 'en')).toBe('−12.25')
  })
})

describe('formatPercentile', () => {
  it('never rounds up to the hundred', () => {
    expect(formatPercentile(9750, 'bn')).toBe('৯৭.৫%')
    expect(formatPercentile(9996, 'en')).toBe('99.9%')
    expect(formatPercentile(10000, 'en')).toBe('100%')
    expect(formatPercentile(0, 'bn')).toBe('০%')
  })
})

describe('formatDuration', () => {
  it('says hours and minutes, and neither when it is none', () => {
    expect(formatDuration(120, 'bn')).toBe('২ ঘণ্টা')
    expect(formatDuration(100, 'bn')).toBe('১ ঘণ্টা ৪০ মিনিট')
    expect(formatDuration(20, 'bn')).toBe('২০ মিনিট')
    expect(formatDuration(61, 'en')).toBe('1 hour 1 minute')
    expect(formatDuration(240, 'en')).toBe('4 hours')
    expect(formatDuration(0, 'bn')).toBe('০ মিনিট')
  })
})

describe('formatTimeLeft', () => {
  it('shows hours only when there are some', () => {
    expect(formatTimeLeft(3909, 'bn')).toBe('১:০৫:০৯')
    expect(formatTimeLeft(270.9, 'bn')).toBe('০৪:৩০')
    expect(formatTimeLeft(36_000, 'en')).toBe('10:00:00')
  })

  it('never goes below nothing', () => {
    expect(formatTimeLeft(-5, 'en')).toBe('00:00')
  })
})

describe('words', () => {
  it('names every kind and state', () => {
    expect(kindWords('special_exam', 'bn')).toBe('বিশেষ পরীক্ষা')
    expect(kindWords('bcs_exam', 'en')).toBe('BCS exam')
    expect(stateWords('late', 'bn')).toBe('দেরিতে দেওয়া যাবে'.normalize('NFC'))
    expect(stateWords('open', 'en')).toBe('Open')
  })
})
