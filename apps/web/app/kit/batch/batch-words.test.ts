import { describe, expect, it } from 'vitest'
import {
  clockRange,
  cutToDescription,
  monthWords,
  seatState,
  seatWords,
  weekdayOf,
  weekdaysWords,
  weeksBetween,
} from './batch-words.ts'

describe('seats', () => {
  it('are few at the last five or the last tenth', () => {
    expect(seatState({ seats: 30, seats_left: 6 })).toBe('open')
    expect(seatState({ seats: 30, seats_left: 5 })).toBe('few')
    expect(seatState({ seats: 120, seats_left: 12 })).toBe('few')
    expect(seatState({ seats: 120, seats_left: 13 })).toBe('open')
    expect(seatState({ seats: 120, seats_left: 0 })).toBe('full')
  })

  it('are said in words', () => {
    expect(seatWords({ seats: 120, seats_left: 18 }, 'bn')).toBe('১৮টি আসন খালি')
    expect(seatWords({ seats: 120, seats_left: 1 }, 'en')).toBe('Only 1 seat left')
    expect(seatWords({ seats: 120, seats_left: 0 }, 'bn')).toBe('আসন শেষ')
  })
})

describe('days and times', () => {
  it('counts weeks with both ends', () => {
    expect(weeksBetween('2026-12-05', '2027-02-26')).toBe(12)
    expect(weeksBetween('2026-12-05', '2026-12-05')).toBe(1)
  })

  it('begins the week on Saturday', () => {
    expect(weekdaysWords([1, 3, 6], 'bn')).toBe('শনি, সোম, বুধ')
    expect(weekdaysWords([1, 3, 6], 'en')).toBe('Sat, Mon, Wed')
    expect(weekdaysWords([5], 'bn')).toBe('প্রতি শুক্রবার')
    expect(weekdaysWords([0, 1, 2, 3, 4, 5, 6], 'en')).toBe('Every day')
  })

  it('says the part of the day once when it stays', () => {
    expect(clockRange({ opens: '20:30', closes: '22:00' }, 'bn')).toBe('রাত ৮:৩০ – ১০টা')
    expect(clockRange({ opens: '09:00', closes: '13:00' }, 'bn')).toBe('সকাল ৯টা – দুপুর ১টা')
    expect(clockRange({ opens: '20:30', closes: '22:00' }, 'en')).toBe('8:30 pm – 10 pm')
  })

  it('knows the day of a date whatever the clock of the phone', () => {
    expect(weekdayOf('2026-12-05', 'bn')).toBe('শনিবার')
    expect(monthWords('2027-01', 'bn')).toBe('জানুয়ারি ২০২৭')
  })
})

it('ends a long description at the end of a word', () => {
  const cut = cutToDescription('শব্দ '.repeat(60))
  expect(cut.length).toBeLessThanOrEqual(160)
  expect(cut).toMatch(/শব্দ…$/)
  expect(cutToDescription('ছোট')).toBe('ছোট')
})
