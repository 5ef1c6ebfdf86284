import { describe, expect, it } from 'vitest'
import { lateWords, secondsLeft, stateByClock, untilClosing, untilOpening, windowWords } from './exam-times.ts'

const times = (rest: Partial<Parameters<typeof windowWords>[0]>): Parameters<typeof windowWords>[0] => ({
  opens_at: '2026-11-20T04:00:00Z',
  closes_at: null,
  late_until: null,
  state: 'open',
  ...rest,
})

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('windowWords', () => {
  it('says opening and closing in Dhaka’s time', () => {
    expect(plain(windowWords(times({ closes_at: '2026-11-22T17:59:00Z' }), 'bn'))).toBe(
      '২০ নভেম্বর ২০২৬, সকাল ১০টা থেকে ২২ নভেম্বর ২০২৬, রাত ১১:৫৯ পর্যন্ত',
    )
  })

  it('names a single day once', () => {
    expect(windowWords(times({ closes_at: '2026-11-20T07:00:00Z' }), 'en')).toBe('20 November 2026, 10 am – 1 pm')
  })

  it('says that some exams never close, and breaks no date over two lines', () => {
    expect(windowWords(times({}), 'en')).toBe('Open at any time')
    expect(windowWords(times({ state: 'upcoming' }), 'en')).toBe('From 20\u00a0November\u00a02026, 10\u00a0am')
  })
})

describe('lateWords', () => {
  it('says what it costs to be late, and until when one may', () => {
    expect(plain(lateWords(times({ state: 'late', late_until: '2026-11-30T04:00:00Z' }), 'en'))).toBe(
      'Late entry until 30 November 2026, 10 am; it is marked but not ranked.',
    )
    expect(lateWords(times({ state: 'late' }), 'en')).toBe('Sat now, it is marked but not ranked.')
  })

  it('says nothing of any other exam', () => {
    expect(lateWords(times({ state: 'open', late_until: '2026-11-30T04:00:00Z' }), 'en')).toBeUndefined()
  })
})

describe('untilOpening', () => {
  const at = (moment: string) => untilOpening('2026-11-20T04:00:00Z', new Date(moment), 'bn')

  it('is as exact as it matters', () => {
    expect(at('2026-11-16T22:00:00Z')).toBe('৩ দিন পর শুরু')
    expect(at('2026-11-19T22:40:00Z')).toBe('৫ ঘণ্টা ২০ মিনিট পর শুরু')
    expect(at('2026-11-20T02:00:00Z')).toBe('২ ঘণ্টা পর শুরু')
    expect(at('2026-11-20T03:59:20Z')).toBe('১ মিনিট পর শুরু')
  })

  it('waits for the server’s word once the moment has come', () => {
    expect(at('2026-11-20T04:00:00Z')).toBe('এখনই শুরু হবে')
  })
})

describe('untilClosing', () => {
  it('says how long it stays open, and nothing once it is over', () => {
    const at = (moment: string) => untilClosing('2026-11-20T04:00:00Z', new Date(moment), 'bn')
    expect(at('2026-11-07T03:00:00Z')).toBe('আর ১৩ দিন খোলা')
    expect(at('2026-11-20T03:15:00Z')).toBe('আর ৪৫ মিনিট খোলা')
    expect(at('2026-11-20T04:00:00Z')).toBeUndefined()
  })
})

describe('stateByClock', () => {
  const times = { state: 'open', opens_at: '2026-11-19T04:00:00Z', closes_at: '2026-11-20T04:00:00Z' } as const
  const at = (moment: string) => new Date(moment)

  it('is the state alone until there is a clock', () => {
    expect(stateByClock(times, undefined, 'bn')).toBe('চলছে')
    expect(stateByClock(times, at('2026-11-20T03:15:00Z'), 'bn')).toBe('আর ৪৫ মিনিট খোলা')
    expect(stateByClock({ ...times, state: 'upcoming' }, at('2026-11-19T03:00:00Z'), 'bn')).toBe('১ ঘণ্টা পর শুরু')
  })

  it('stays with the server’s word when the clock says otherwise, and where nothing ends', () => {
    expect(stateByClock(times, at('2026-11-20T05:00:00Z'), 'bn')).toBe('চলছে')
    expect(stateByClock({ ...times, closes_at: null }, at('2026-11-20T03:15:00Z'), 'bn')).toBe('চলছে')
    expect(stateByClock({ ...times, state: 'closed' }, at('2026-11-20T03:15:00Z'), 'en')).toBe('Over')
  })
})

describe('secondsLeft', () => {
  const at = (moment: string) => secondsLeft('2026-11-20T04:00:00Z', 120, new Date(moment))

  it('counts down', () => {
    expect(at('2026-11-20T03:59:00Z')).toBe(60)
  })

  it('says nothing when this device’s clock cannot be right', () => {
    expect(at('2026-11-20T00:00:00Z')).toBeUndefined()
    expect(at('2026-11-20T04:00:00Z')).toBeUndefined()
  })
})
