import { describe, expect, it } from 'vitest'
import type { FileQuestion } from '../file-question.ts'
import { judgeQuestion } from './judge-question.ts'

const part = (id: number, bn: string) => ({ id, text: { bn }, picture: null, note: null })
const question: FileQuestion = {
  name: null,
  type: 'sba',
  text: { bn: 'কোনটি?' },
  pictures: [],
  parts: ['ক', 'খ', 'গ', 'ঘ'].map((bn, index) => part(index + 1, bn)),
  fixedOrder: false,
  key: { type: 'sba', options: [1] },
  explanation: null,
  subject: null,
  topic: null,
  reference: null,
  tags: [],
}
const picture = (signs: string) => ({ name: 'ecg.wmf', bytes: Buffer.from(signs, 'latin1'), alt: null })
const codes = (changed: Partial<FileQuestion>) => judgeQuestion({ ...question, ...changed }, 7).map(({ code }) => code)

describe('judgeQuestion', () => {
  it('finds nothing in a good question', () => {
    expect(codes({})).toEqual([])
  })

  it('says what is wrong, and in which line', () => {
    expect(judgeQuestion({ ...question, parts: question.parts.slice(0, 3) }, 7)).toEqual([
      { code: 'part_count', weight: 'cannot', line: 7, found: '3', expected: '4-5' },
    ])
    expect(codes({ text: { bn: '' } })).toEqual(['no_text'])
    expect(codes({ key: null })).toEqual(['no_key'])
    expect(judgeQuestion({ ...question, reference: 'x'.repeat(301) }, 7)).toEqual([
      { code: 'too_long', weight: 'cannot', line: 7, found: '301', expected: '300' },
    ])
    expect(codes({ parts: [...question.parts, part(5, '')] })).toEqual(['part_empty'])
    expect(codes({ parts: [...question.parts, part(5, 'ক')] })).toEqual(['parts_alike'])
    expect(codes({ pictures: [picture('\xd7\xcd\xc6\x9a')] })).toEqual(['picture_unreadable'])
  })

  it('lets a picture stand for the words of an option, and two pictures be called the same', () => {
    const shown = (id: number) => ({ ...part(id, ''), picture: picture('\x89PNG\r\n\x1a\n') })
    expect(codes({ parts: [1, 2, 3, 4].map(shown) })).toEqual([])
  })

  it('says once what is wrong with the key', () => {
    const told = [{ code: 'key_outside', weight: 'cannot', line: 9 } as const]
    expect(judgeQuestion({ ...question, key: null }, 7, told)).toEqual([])
  })
})
