import { describe, expect, it } from 'vitest'
import { formatAtTime, formatClock, formatTime, formatTimeRange } from './times.ts'

const at = (clock: string, day = '15') => new Date(`2026-11-${day}T${clock}:00+06:00`)

describe('formatTime', () => {
  it('says the part of the day in Bengali, never AM or PM', () => {
    const clocks = ['00:00', '03:59', '04:00', '06:00', '10:00', '12:00', '14:30', '15:00', '18:05', '20:30', '23:59']
    expect(clocks.map((clock) => formatTime(at(clock), 'bn'))).toEqual([
      'রাত ১২টা',
      'রাত ৩:৫৯',
      'ভোর ৪টা',
      'সকাল ৬টা',
      'সকাল ১০টা',
      'দুপুর ১২টা',
      'দুপুর ২:৩০',
      'বিকাল ৩টা',
      'সন্ধ্যা ৬:০৫',
      'রাত ৮:৩০',
      'রাত ১১:৫৯',
    ])
  })

  it('uses am and pm in English, and words where 12 would be doubtful', () => {
    const clocks = ['00:00', '00:15', '10:00', '12:00', '12:30', '20:30']
    expect(clocks.map((clock) => formatTime(at(clock), 'en'))).toEqual([
      'midnight',
      '12:15 am',
      '10 am',
      'noon',
      '12:30 pm',
      '8:30 pm',
    ])
  })
})

it('puts a wall-clock setting into words, the coming midnight included', () => {
  expect(formatClock('10:00', 'bn')).toBe('সকাল ১০টা')
  expect(formatClock('24:00', 'bn')).toBe('রাত ১২টা')
  expect(formatClock('24:00', 'en')).toBe('midnight')
  expect(formatClock('সবসময়', 'bn')).toBe('সবসময়')
})

it('inflects the time for a sentence', () => {
  expect(formatAtTime(at('10:00'), 'bn')).toBe('সকাল ১০টায়'.normalize('NFC'))
  expect(formatAtTime(at('20:30'), 'bn')).toBe('রাত ৮:৩০-এ')
  expect(formatAtTime(at('20:30'), 'en')).toBe('at 8:30 pm')
})

it('names the part of the day once when a range stays inside it', () => {
  expect(formatTimeRange(at('09:00'), at('11:30'), 'bn')).toBe('সকাল ৯টা – ১১:৩০')
  expect(formatTimeRange(at('17:00'), at('20:00'), 'bn')).toBe('বিকাল ৫টা – রাত ৮টা')
  expect(formatTimeRange(at('22:00'), at('01:00', '16'), 'bn')).toBe('রাত ১০টা – ১টা')
  expect(formatTimeRange(at('21:00'), at('22:00', '16'), 'bn')).toBe('রাত ৯টা – রাত ১০টা')
  expect(formatTimeRange(at('09:00'), at('11:30'), 'en')).toBe('9 am – 11:30 am')
})
