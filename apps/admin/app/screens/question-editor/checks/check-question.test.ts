import { expect, it } from 'vitest'
import type { QuestionFields } from '../../../kit/question/question-types.ts'
import { blankQuestion } from '../model/blank-question.ts'
import { checkQuestion } from './check-question.ts'

const part = (id: number, bn: string) => ({ id, text: { bn }, image: null, note: null })
const whole: QuestionFields = {
  ...blankQuestion,
  text: { bn: 'কোন ধমনিটি বন্ধ?', en: 'Which artery?' },
  parts: [part(1, 'LAD'), part(2, 'LCx'), part(3, 'RCA'), part(4, 'LMCA')],
  key: { type: 'sba', options: [3] },
  explanation: { bn: 'নিচের দেয়াল' },
}
const codes = (change: Partial<QuestionFields>, given?: { keysShown: boolean }) =>
  checkQuestion({ ...whole, ...change }, given).map(({ code, weight }) => `${weight} ${code}`)

it('has nothing to say against a whole question', () => {
  expect(codes({})).toEqual(['fine part_count'])
})

it('says what keeps a question from being saved', () => {
  expect(codes(blankQuestion)).toEqual(
    expect.arrayContaining([
      'wrong no_text',
      'wrong part_empty',
      'wrong no_key',
      'look no_explanation',
      'note no_english',
    ]),
  )
  expect(codes({ parts: whole.parts.slice(0, 3) })).toContain('wrong part_count')
  expect(codes({ type: 'mcq', key: { type: 'mcq', stems: { 1: 'T' } } })).toContain('wrong no_key')
})

it('sees options that say the same, whatever their spaces and letters', () => {
  const alike = checkQuestion({ ...whole, parts: [part(1, 'lad.'), ...whole.parts.slice(1, 3), part(4, ' LAD')] })
  expect(alike.find(({ code }) => code === 'alike')?.parts).toEqual([0, 3])
})

it('sees the option that gives itself away by its length, and only where it is the right one', () => {
  const long = part(3, 'Right coronary artery, which supplies the inferior wall')
  expect(codes({ parts: [...whole.parts.slice(0, 2), long, whole.parts[3]!] })).toContain('look longest_is_key')
  expect(
    codes({ parts: [...whole.parts.slice(0, 2), long, whole.parts[3]!], key: { type: 'sba', options: [1] } }),
  ).not.toContain('look longest_is_key')
})

it('asks what a picture shows, and sees a formula that is not closed', () => {
  const image = { src: '/files/site/a.webp', width: 10, height: 10, alt: { bn: '' } }
  expect(codes({ images: [image] })).toContain('look no_alt')
  expect(codes({ text: { bn: 'H_{2O', en: 'x' } })).toContain('look brace')
  expect(codes({ text: { bn: 'H_{2}O {ক}', en: 'x' } })).not.toContain('look brace')
})

it('names a formula with an empty place, wherever it stands', () => {
  const gap = (change: Partial<QuestionFields>) =>
    checkQuestion({ ...whole, ...change }).find(({ code }) => code === 'gap')?.formula
  expect(gap({ text: { bn: 'কত? \\frac{U}{} ও \\frac{1}{2}', en: 'x' } })).toBe('\\frac{U}{}')
  expect(gap({ parts: [part(1, '\\frac{\\sqrt{ }}{2}'), ...whole.parts.slice(1)] })).toBe('\\sqrt{ }')
  expect(gap({ explanation: { bn: 'x', en: 'H_{}' } })).toBe('H_{}'.slice(1))
  expect(gap({ text: { bn: '\\frac{U}{R}, Ca^{2+}', en: 'x' } })).toBeUndefined()
})

it('says nothing of what its reader may not know', () => {
  expect(codes({ key: null, explanation: null }, { keysShown: false })).toEqual(['fine part_count'])
})
