import { describe, expect, it } from 'vitest'
import type { ExamCard, ExamProperty } from '../exam-types.ts'
import { rulesOf } from './rules-of.ts'

const exam = {
  duration_minutes: 120,
  closes_at: '2026-11-28T14:00:00.000Z',
  state: 'open',
} as ExamCard

const section = { key: 'a', name: 'বাংলা', type: 'sba', questions: 30, unit: 'question', right: 100, wrong: 50 } as const

const property = {
  sections: [section, { ...section, key: 'b' }],
  shuffled: true,
  attempts: 1,
  answers_at: null,
  ranks_at: null,
} as unknown as ExamProperty

const now = Date.parse('2026-11-15T00:00:00.000Z')
const rules = (change: Partial<ExamProperty>, card: Partial<ExamCard> = {}, at = now) =>
  rulesOf({ ...exam, ...card }, { ...property, ...change }, at, 'bn').join('\n')

describe('rulesOf', () => {
  it('says in one sentence what a wrong answer costs when it costs the same everywhere', () => {
    expect(rules({})).toContain('প্রতিটি সঠিক উত্তরে ১ নম্বর।')
    expect(rules({})).toContain('০.৫ নম্বর কাটা যাবে')
  })

  it('leaves the sums to the table when sections differ', () => {
    const differing = rules({ sections: [section, { ...section, key: 'b', wrong: 25 }] })
    expect(differing).not.toContain('০.৫')
    expect(differing).toContain('নিচের ছকে')
  })

  it('tells to leave nothing blank where nothing is taken away', () => {
    expect(rules({ sections: [{ ...section, wrong: 0 }] })).toContain('কোনোটি ফাঁকা রাখবেন না')
  })

  it('opens answers at the closing unless a time is set, and at once where nothing closes', () => {
    expect(rules({})).toContain('উত্তর ও ব্যাখ্যা খুলবে ২৮ নভেম্বর রাত ৮টায়'.normalize('NFC'))
    expect(rules({ answers_at: '2026-11-30T04:00:00.000Z' })).toContain('৩০ নভেম্বর সকাল ১০টায়'.normalize('NFC'))
    expect(rules({}, { closes_at: null })).toContain('জমা দেওয়ার পরেই'.normalize('NFC'))
  })

  it('promises marks at the closing where there are ranks, and with the finish where there are none', () => {
    expect(rules({})).toContain('নম্বর দেখতে পাবেন ২৮ নভেম্বর রাত ৮টায়'.normalize('NFC'))
    for (const soon of [rules({ marks_early: true }), rules({}, { closes_at: null })]) {
      expect(soon).toContain('জমা দিলেই নম্বর'.normalize('NFC'))
      expect(soon).not.toContain('মেধাক্রম প্রকাশ'.normalize('NFC'))
    }
  })

  it('announces nothing for a day that is over', () => {
    const later = Date.parse('2026-12-01T00:00:00.000Z')
    expect(rules({}, { state: 'closed' }, later)).not.toContain('নভেম্বর')
    expect(rules({}, { state: 'late' }, later)).toContain('জমা দেওয়ার পরেই'.normalize('NFC'))
  })

  it('speaks of ranks only where there are any', () => {
    expect(rules({})).toContain('মেধাক্রম')
    expect(rules({}, { closes_at: null })).not.toContain('মেধাক্রম')
    expect(rules({}, { state: 'late' })).not.toContain('মেধাক্রম')
    expect(rules({ attempts: null }, { closes_at: null })).toContain('যতবার ইচ্ছা')
  })
})
