import { describe, expect, it } from 'vitest'
import type { MarkRule } from '../marking/mark-rule.ts'
import type { Answer, AnswerKey } from '../questions/question-types.ts'
import { analyseSheets } from './analyse-sheets.fixture.ts'
import { correlationInterval, shareInterval } from './intervals.ts'
import { evidenceOf, isDubious, judgeItem } from './judge-item.ts'

const rule: MarkRule = { unit: 'question', right: 100, wrong: 0, floorAtZero: false }
const rest = 20

/**
 * A paper whose first question is asked of people of every ability, spread evenly: `choose` says what somebody of an ability between 0
 * and 1 answers. The other questions they get right as often as they are able.
 */
function judge(
  count: number,
  choose: (ability: number, nth: number) => number | null,
  { key = { type: 'sba', options: [1] }, objections = 0 }: { key?: AnswerKey; objections?: number } = {},
) {
  const ids = Array.from({ length: rest + 1 }, (_, at) => at + 1)
  const questions = ids.map((id) => ({
    id,
    type: 'sba' as const,
    section: 'one',
    subject: 'any',
    parts: [1, 2, 3, 4].map((part) => ({ id: part })),
    key: id === 1 ? key : ({ type: 'sba', options: [1] } as const),
  }))
  const sheets = Array.from({ length: count }, (_, nth) => {
    const ability = nth / (count - 1)
    const answers = new Map<number, Answer>([[1, { type: 'sba', option: choose(ability, nth) }]])
    for (const id of ids.slice(1)) answers.set(id, { type: 'sba', option: (id - 1) / rest <= ability ? 1 : 2 })
    return answers
  })
  const { items, sittings } = analyseSheets(questions, rule, sheets)
  return judgeItem({ item: items[0]!, sittings, key, objections })
}

const codes = ({ doubts }: ReturnType<typeof judge>) => doubts.map(({ code }) => code)

describe('a question', () => {
  it('whose key the able choose is fine', () => {
    expect(judge(120, (ability, nth) => (ability > 0.4 ? 1 : 2 + (nth % 3))).verdict).toBe('fine')
  })

  it('whose key the able leave for one other option has probably the wrong key, and the option is named', () => {
    const { verdict, doubts } = judge(120, (ability, nth) => (ability > 0.4 ? 2 : nth % 3 === 0 ? 3 : 1))
    expect(verdict).toBe('wrong_key')
    expect(doubts).toContainEqual({ code: 'wrong_key', partId: 2, said: null })
    expect(doubts).toContainEqual({ code: 'top_third', partId: 2, said: null })
    expect(doubts).toContainEqual({ code: 'negative' })
  })

  it('is alarming at ten sittings by its best third alone, and below ten not at all', () => {
    const wrong = (ability: number) => (ability > 0.4 ? 2 : 1)
    expect(codes(judge(10, wrong))).toEqual(['top_third'])
    expect(judge(9, wrong)).toEqual({ verdict: 'too_few', doubts: [] })
  })

  it('with two options that rise with ability has two defensible answers', () => {
    const both = judge(120, (ability, nth) => (ability > 0.5 ? 1 + (nth % 2) : 3 + (nth % 2)))
    expect(both.verdict).toBe('two_right')
    expect(both.doubts).toContainEqual({ code: 'two_right', partIds: [1, 2] })
  })

  it('is dubious when another option is chosen more and rises', () => {
    expect(codes(judge(40, (ability, nth) => (nth % 4 === 3 ? 1 : ability > 0.3 ? 2 : 3)))).toContain('chosen_more')
  })

  it('is dubious when three object, however few have sat it', () => {
    const good = (ability: number) => (ability > 0.5 ? 1 : 2)
    expect(judge(9, good, { objections: 2 }).verdict).toBe('too_few')
    expect(judge(9, good, { objections: 3 })).toEqual({
      verdict: 'dubious',
      doubts: [{ code: 'objections', count: 3 }],
    })
  })

  it('that says nothing about ability is weak, from fifty sittings on', () => {
    const same = (_: number, nth: number) => 1 + (nth % 2)
    expect(codes(judge(60, same))).toContain('weak')
    expect(codes(judge(40, same))).not.toContain('weak')
  })

  it('that is answered worse than by guessing says so', () => {
    expect(codes(judge(60, (_, nth) => (nth % 10 === 0 ? 1 : 2 + (nth % 3))))).toContain('below_chance')
  })

  it('that nearly everybody gets right is too easy, which is no mistake', () => {
    const easy = judge(120, (_, nth) => (nth === 0 ? 2 : 1))
    expect(easy.verdict).toBe('too_easy')
    expect(isDubious(easy.verdict)).toBe(false)
  })

  it('names the options that hardly anybody chooses', () => {
    expect(judge(200, (ability) => (ability > 0.4 ? 1 : 2)).doubts).toEqual([{ code: 'idle', partIds: [3, 4] }])
  })

  it('whose key is given to everybody is settled', () => {
    const key: AnswerKey = { type: 'sba', options: [1], grace: 'all' }
    expect(judge(120, (ability) => (ability > 0.4 ? 2 : 1), { key, objections: 9 }).verdict).toBe('settled')
  })
})

it('a stem whose truth the able deny has probably the wrong key', () => {
  const key: AnswerKey = { type: 'mcq', stems: { 1: 'T', 2: 'T' } }
  const mtf = { type: 'mcq' as const, section: 'one', subject: 'any', parts: [{ id: 1 }, { id: 2 }] }
  const questions = Array.from({ length: 10 }, (_, at) => ({
    ...mtf,
    id: at + 1,
    key: { type: 'mcq', stems: { 1: 'T', 2: 'T' } } satisfies AnswerKey,
  }))
  const sheets = Array.from({ length: 60 }, (_, nth) => {
    const ability = nth / 59
    const word = (right: boolean): 'T' | 'F' => (right ? 'T' : 'F')
    const stems = (id: number) => ({
      1: word(id / 10 <= ability),
      2: word(id === 1 ? ability < 0.5 : id / 10 <= ability),
    })
    return new Map<number, Answer>(questions.map(({ id }) => [id, { type: 'mcq', stems: stems(id) }]))
  })
  const { items, sittings } = analyseSheets(questions, { ...rule, unit: 'stem' }, sheets)
  const { verdict, doubts } = judgeItem({ item: items[0]!, sittings, key, objections: 0 })
  expect(verdict).toBe('wrong_key')
  expect(doubts).toContainEqual({ code: 'wrong_key', partId: 2, said: 'F' })
  expect(doubts).not.toContainEqual({ code: 'wrong_key', partId: 1, said: 'F' })
})

it('so few allow counts, then facility, then what is provisional, then everything', () => {
  expect([9, 10, 29, 30, 99, 100].map(evidenceOf)).toEqual([
    'counts',
    'facility',
    'facility',
    'provisional',
    'provisional',
    'full',
  ])
})

describe('how sure a figure is', () => {
  const two = ({ low, high }: { low: number; high: number }) => [low.toFixed(2), high.toFixed(2)]

  it('of a correlation of .20', () => {
    const of = (count: number) => two(correlationInterval(0.2, count)!)
    expect([20, 30, 50, 100, 200, 400].map(of)).toEqual([
      ['-0.27', '0.59'],
      ['-0.17', '0.52'],
      ['-0.08', '0.45'],
      ['0.00', '0.38'],
      ['0.06', '0.33'],
      ['0.10', '0.29'],
    ])
    expect(correlationInterval(0.2, 3)).toBeNull()
  })

  it('of a share of a half', () => {
    expect([12, 30, 50, 100].map((count) => two(shareInterval(0.5, count)))).toEqual([
      ['0.25', '0.75'],
      ['0.33', '0.67'],
      ['0.37', '0.63'],
      ['0.40', '0.60'],
    ])
  })
})
