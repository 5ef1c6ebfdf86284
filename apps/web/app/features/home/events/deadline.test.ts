import { describe, expect, it } from 'vitest'
import { deadlineWords } from './deadline.ts'

/** A moment on Dhaka's clock. */
const dhaka = (text: string) => new Date(`${text}+06:00`)
const now = dhaka('2026-11-15T21:30:00')

describe('deadlineWords', () => {
  it('says the date and the days that are left', () => {
    expect(deadlineWords(dhaka('2026-11-27T23:59:00'), now, 'bn')).toEqual({
      until: '২৭ নভেম্বর পর্যন্ত',
      left: 'আর ১২ দিন',
    })
    expect(deadlineWords(dhaka('2026-11-27T23:59:00'), now, 'en')).toEqual({
      until: 'Until 27 November',
      left: '12 days left',
    })
  })

  it('counts calendar days in Dhaka, not stretches of 24 hours', () => {
    expect(deadlineWords(dhaka('2026-11-16T00:30:00'), now, 'bn').left).toBe('আর ১ দিন')
    expect(deadlineWords(dhaka('2026-11-16T00:30:00'), now, 'en').left).toBe('1 day left')
  })

  it('says when today is the last day', () => {
    expect(deadlineWords(dhaka('2026-11-15T23:59:00'), now, 'bn').left).toBe('আজই শেষ দিন')
  })

  it('says when the time is over, also on the same day', () => {
    expect(deadlineWords(dhaka('2026-11-15T21:00:00'), now, 'bn').left).toBe('সময় শেষ')
  })

  it('names the year when it is another one', () => {
    expect(deadlineWords(dhaka('2027-01-02T12:00:00'), now, 'bn').until).toBe('২ জানুয়ারি ২০২৭ পর্যন্ত')
  })
})
