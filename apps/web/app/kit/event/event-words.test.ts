import { describe, expect, it } from 'vitest'
import { feeWords, hoursWords, seatsWords } from './event-words.ts'

const iso = (dhaka: string) => new Date(`${dhaka}:00+06:00`).toISOString()

describe('hoursWords', () => {
  it('says both ends of a day, and the beginning alone of what lasts longer', () => {
    const starts_at = iso('2026-11-22T10:00')
    expect(hoursWords({ starts_at, ends_at: iso('2026-11-22T13:00') }, 'bn')).toBe('সকাল ১০টা – দুপুর ১টা')
    expect(hoursWords({ starts_at, ends_at: iso('2026-11-24T13:00') }, 'bn')).toBe('সকাল ১০টা')
    expect(hoursWords({ starts_at, ends_at: null }, 'en')).toBe('10 am')
  })
})

describe('seatsWords', () => {
  it('counts them, says when few are left, and when none is', () => {
    expect(seatsWords({ seats: 60, seats_left: 24 }, 'bn')).toBe('৬০টির মধ্যে ২৪টি খালি')
    expect(seatsWords({ seats: 60, seats_left: 6 }, 'bn')).toBe('আর মাত্র ৬টি আসন')
    expect(seatsWords({ seats: 60, seats_left: 1 }, 'en')).toBe('Only 1 seat left')
    expect(seatsWords({ seats: 60, seats_left: 0 }, 'bn')).toBe('সব আসন পূর্ণ')
  })

  it('says when there is no limit', () => {
    expect(seatsWords({ seats: null, seats_left: null }, 'bn')).toBe('সবার জন্য খোলা')
  })
})

it('says free instead of zero', () => {
  expect([feeWords({ fee_paisa: 0 }, 'bn'), feeWords({ fee_paisa: 80_000 }, 'bn')]).toEqual(['বিনা মূল্যে', '৳\u00a0৮০০'])
})
