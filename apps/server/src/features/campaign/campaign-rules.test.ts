import { describe, expect, it } from 'vitest'
import { SmsRefused } from '../sms/index.ts'
import { audienceWords } from './audience/audience-words.ts'
import { startedQuietUntil } from './fuse.ts'
import { gatewayPauseMs, isSameDay, judgeTry, messageId } from './sending/try-rules.ts'
import { textHash } from './text-hash.ts'

const dhaka = (clock: string) => new Date(`2026-07-01T${clock}:00+06:00`)

describe('a campaign', () => {
  it('that is started shortly before the quiet hours keeps them, because its fuse burns into them', () => {
    const night = { from: 22, until: 8 }
    expect(startedQuietUntil(night, dhaka('21:57'))).toBeUndefined()
    expect(startedQuietUntil(night, dhaka('21:59'))?.toISOString()).toBe('2026-07-02T02:00:00.000Z')
    expect(startedQuietUntil(night, dhaka('07:59'))).toBeUndefined()
  })
})

const refused = (given: object) => new SmsRefused('ssl-wireless', '+8801712345678', { code: '1', ...given })

describe('a try', () => {
  const first = { isAsking: false }
  const again = { isAsking: true }
  const knows = { knowsOwnIds: true }
  const forgets = { knowsOwnIds: false }
  it.each([
    ['was taken', { error: undefined, ...forgets, ...first }, 'sent'],
    ['has a bad number', { error: refused({ permanent: true }), ...forgets, ...first }, 'failed'],
    ['was surely refused', { error: refused({}), ...knows, ...first }, 'next'],
    ['got no answer, and can be asked about', { error: refused({ uncertain: true }), ...knows, ...first }, 'ask'],
    ['got no answer, and nobody can tell', { error: refused({ uncertain: true }), ...forgets, ...first }, 'doubtful'],
    ['was asked about and had been taken', { error: refused({ duplicate: true }), ...knows, ...again }, 'sent'],
    ['was asked about and is taken now', { error: undefined, ...knows, ...again }, 'sent'],
    ['was asked about and refused for another reason', { error: refused({}), ...knows, ...again }, 'ask'],
    ['has an id that somebody else used', { error: refused({ duplicate: true }), ...knows, ...first }, 'doubtful'],
    ['fell over something else', { error: new Error('x'), ...forgets, ...first }, 'doubtful'],
  ] as const)('that %s', (_what, tried, verdict) => {
    expect(judgeTry(tried)).toBe(verdict)
  })

  it('is known again on the same day alone, by either clock', () => {
    expect(isSameDay(dhaka('09:00'), dhaka('23:00'))).toBe(true)
    expect(isSameDay(dhaka('09:00'), dhaka('23:55'))).toBe(false)
    expect(isSameDay(dhaka('00:05'), dhaka('09:00'))).toBe(false)
    expect(isSameDay(new Date(dhaka('09:00').getTime() - 86_400_000), dhaka('09:00'))).toBe(false)
  })

  it('has an id of its own, of at most twenty letters', () => {
    expect(messageId('0a1b2c3d', 2_147_483_647, 8)).toHaveLength(16)
    expect(new Set([messageId('0a1b2c3d', 1, 1), messageId('0a1b2c3d', 1, 2), messageId('0a1b2c3d', 11, 1)]).size).toBe(
      3,
    )
  })

  it('makes a campaign wait longer each time that nobody takes it', () => {
    expect([0, 1, 2, 3, 4, 9].map((before) => gatewayPauseMs(before) / 60_000)).toEqual([1, 2, 5, 10, 15, 15])
  })
})

describe('an audience in words', () => {
  const names = new Map([
    ['batch 1', { bn: 'সকাল', en: 'Morning' }],
    ['batch 2', { bn: 'বিকেল', en: 'Afternoon' }],
    ['paper 9', { bn: 'মডেল টেস্ট ১', en: 'Model test 1' }],
    ['district 4', { bn: 'ঢাকা', en: 'Dhaka' }],
  ])
  const audience = {
    any: [
      [
        { about: 'batch' as const, ids: [1, 2], not: false },
        { about: 'sat' as const, paper_id: 9, not: true },
      ],
      [
        { about: 'owing' as const, overdue: true, not: false },
        { about: 'district' as const, ids: [4], not: true },
      ],
    ],
  }

  it('is one sentence in either language', () => {
    expect(audienceWords(audience, { names, locale: 'en', isBounded: false })).toBe(
      'doctors who are in the batch Morning or Afternoon and have not sat “Model test 1”, or who are late with a part of what they owe and do not live in Dhaka',
    )
    expect(audienceWords(audience, { names, locale: 'bn', isBounded: false }).normalize('NFC')).toBe(
      'যেসব ডাক্তার সকাল বা বিকেল ব্যাচে আছেন এবং “মডেল টেস্ট ১” পরীক্ষা দেননি, অথবা যাঁরা কিস্তির তারিখ পার করেছেন এবং ঢাকা জেলায় থাকেন না'.normalize(
        'NFC',
      ),
    )
  })

  it('names three, says how many more there are, and what is gone', () => {
    const many = { any: [[{ about: 'batch' as const, ids: [1, 2, 7, 8, 9], not: false }]] }
    expect(audienceWords(many, { names, locale: 'en', isBounded: false })).toBe(
      'doctors who are in the batch Morning or Afternoon or (gone) or 2 more',
    )
    expect(audienceWords({ any: [] }, { names, locale: 'en', isBounded: true })).toBe(
      'all doctors of your courses and branches',
    )
  })
})

it('a text is the same however it is spaced', () => {
  expect(textHash(' ক্লাস  কাল\n')).toBe(textHash('ক্লাস কাল'))
  expect(textHash('ক্লাস আজ')).not.toBe(textHash('ক্লাস কাল'))
})
