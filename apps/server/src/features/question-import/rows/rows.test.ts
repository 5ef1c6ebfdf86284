import type { Fault, OriginalLine } from '@prostuti/question-formats'
import { describe, expect, it } from 'vitest'
import type { ImportedQuestion } from './imported-question.ts'
import { judgeMended, withFittingKey } from './judge-mended.ts'
import { withFields } from './mend-row.ts'
import { reword, wordingOf } from './reword.ts'
import { stateOf } from './row-state.ts'

const part = (id: number, bn: string) => ({ id, text: { bn }, picture: null, note: null })
const question: ImportedQuestion = {
  name: null,
  type: 'sba',
  text: { bn: 'নিচের কোনটি Preload বাড়ায়?' },
  pictures: [],
  parts: ['Venous return বাড়লে', 'খ', 'গ', 'ঘ'].map((bn, nth) => part(nth + 1, bn)),
  fixedOrder: false,
  key: null,
  explanation: null,
  subject: null,
  topic: null,
  reference: null,
  tags: [],
}
const none = new Map<number, { name: string; isShown: boolean }>()
const outside: Fault = { code: 'key_outside', weight: 'cannot', line: 218, found: 'F', expected: 'a-d' }
const unsure: Fault = { code: 'bijoy_unsure', weight: 'look', line: 212, found: 'র‍্যা' }

describe('a mended row', () => {
  it('is ready when its key was chosen', () => {
    const after: ImportedQuestion = { ...question, key: { type: 'sba', options: [2] } }
    const faults = judgeMended({ before: question, after, faults: [outside], pictures: none })
    expect([faults, stateOf({ faults, similar: [] })]).toEqual([[], 'ready'])
  })

  it('keeps what was to be looked at until its words were written anew', () => {
    const faults = [outside, unsure]
    const keyed: ImportedQuestion = { ...question, key: { type: 'sba', options: [2] } }
    const left = judgeMended({ before: question, after: keyed, faults, pictures: none })
    expect([left, stateOf({ faults: left, similar: [] })]).toEqual([[unsure], 'look'])
    const written = { ...keyed, text: { bn: 'নতুন' } }
    expect(judgeMended({ before: keyed, after: written, faults: left, pictures: none })).toEqual([])
  })

  it('says what is wrong with the key until there is one that fits', () => {
    const after = { ...question, parts: question.parts.slice(0, 3) }
    const codes = judgeMended({ before: question, after, faults: [outside], pictures: none }).map(({ code }) => code)
    expect(codes).toEqual(['key_outside', 'part_count'])
    expect(withFittingKey({ ...question, key: { type: 'sba', options: [5] } }).key).toBeNull()
    expect(withFittingKey({ ...question, key: { type: 'mcq', stems: { 1: 'T' } } }).key).toBeNull()
  })

  it('has the key that the file says once it has as many stems', () => {
    const reading: ImportedQuestion = { ...question, type: 'mcq' }
    const faults: Fault[] = [{ code: 'key_count', weight: 'cannot', line: 9, found: 'T T F T F', expected: 'T/F × 4' }]
    const five = [...reading.parts, part(7, 'ঙ')]
    const stems = { 1: 'T', 2: 'T', 3: 'F', 4: 'T', 7: 'F' }
    expect(withFields({ reading, faults }, { parts: five }).key).toEqual({ type: 'mcq', stems })
    expect(withFields({ reading, faults }, { parts: five.slice(0, 3) }).key).toBeNull()
    expect(withFields({ reading, faults: [] }, { parts: five }).key).toBeNull()
    expect(withFields({ reading, faults }, { parts: five, key: null }).key).toBeNull()
  })

  it('cannot be taken with a picture that no browser shows', () => {
    const after = { ...question, pictures: [{ file: 3, alt: null }] }
    const wmf = new Map([[3, { name: 'ecg.wmf', isShown: false }]])
    const codes = (pictures: typeof wmf) =>
      judgeMended({ before: question, after, faults: [], pictures }).map(({ code }) => code)
    expect(codes(wmf)).toEqual(['no_key', 'picture_unreadable'])
    expect(codes(new Map([[3, { name: 'ecg.png', isShown: true }]]))).toEqual(['no_key'])
  })
})

describe('the words of a row', () => {
  const lines: OriginalLine[] = [
    {
      number: 212,
      page: 4,
      runs: [
        { raw: '17. wb‡Pi †KvbwU', shown: '১৭. নিচের কোনটি', isBijoy: true },
        { raw: ' Preload ', shown: ' Preload ', isBijoy: false },
        { raw: 'evovq?', shown: 'বাড়ায়?', isBijoy: true },
      ],
    },
  ]

  it('go back to how the file has them, and forward again', () => {
    const back = reword(question, lines, { to: 'as_written' })
    expect(back.text.bn).toBe('wb‡Pi †KvbwU Preload evovq?')
    expect([wordingOf(question, lines), wordingOf(back, lines), wordingOf(question, [])]).toEqual([
      'converted',
      'as_written',
      'none',
    ])
    expect(reword(back, lines, { to: 'converted' })).toEqual(question)
  })

  it('go back one by one', () => {
    expect(reword(question, lines, { to: 'as_written', only: ['evovq?'] }).text.bn).toBe('নিচের কোনটি Preload evovq?')
  })
})
