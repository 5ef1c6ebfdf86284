import { describe, expect, it } from 'vitest'
import { fcpsPart1PaperOld } from '../rule-packs/fcps.ts'
import { quiz } from '../rule-packs/others.ts'
import { findAlike } from './alike.ts'
import { type BalancedQuestion, balancePaper } from './balance.ts'

const [anatomy, physiology, heart] = [1, 2, 11]
const asked = (id: number, given: Partial<BalancedQuestion> = {}): BalancedQuestion => ({
  id,
  type: 'sba',
  section: 'sba',
  subjectId: anatomy,
  topicId: null,
  partCount: 5,
  facility: null,
  ...given,
})
const line = (subjectId: number, questions: number, topicId: number | null = null) => ({
  section: 'sba',
  subjectId,
  topicId,
  questions,
})

describe('balancePaper', () => {
  it('counts questions and marks of each section against the rules', () => {
    const { sections, marks } = balancePaper(fcpsPart1PaperOld, [], [asked(1), asked(2)])
    expect(sections).toEqual([
      { key: 'mtf', found: 0, quota: 25 },
      { key: 'sba', found: 2, quota: 25 },
    ])
    expect(marks).toEqual({ found: 400, quota: 10000 })
  })

  it('counts a question for the line with its topic, else for the one of its subject', () => {
    const blueprint = [line(anatomy, 2), line(anatomy, 1, heart), line(physiology, 1)]
    const { lines, gaps } = balancePaper(quiz, blueprint, [
      asked(1, { topicId: heart }),
      asked(2, { topicId: heart }),
      asked(3),
    ])
    expect(lines.map(({ found }) => found)).toEqual([1, 2, 0])
    expect(gaps).toEqual([
      { section: 'sba', subjectId: anatomy, topicId: null, missing: 1 },
      { section: 'sba', subjectId: physiology, topicId: null, missing: 1 },
    ])
  })

  it('leaves places that no line speaks of to anything, and asks for no more than there is room', () => {
    const all = Array.from({ length: 24 }, (_, at) => asked(at + 1))
    const gapsOf = (blueprint: ReturnType<typeof line>[]) =>
      balancePaper(fcpsPart1PaperOld, blueprint, all).gaps.filter(({ section }) => section === 'sba')
    expect(gapsOf([])).toEqual([{ section: 'sba', subjectId: null, topicId: null, missing: 1 }])
    expect(gapsOf([line(physiology, 5)])).toEqual([
      { section: 'sba', subjectId: physiology, topicId: null, missing: 1 },
    ])
  })

  it('tells easy from hard by how many got it right', () => {
    const facilities = [null, 9000, 7000, 6999, 4000, 3999]
    expect(
      balancePaper(
        quiz,
        [],
        facilities.map((facility, at) => asked(at, { facility })),
      ).difficulty,
    ).toEqual({
      easy: 2,
      medium: 2,
      hard: 1,
      unknown: 1,
    })
  })
})

describe('findAlike', () => {
  it('names the later of two that say nearly the same, and how much', () => {
    const questions = [
      { id: 7, words: 'competitive inhibitor এনজাইমের কোনটি বাড়ায় km vmax' },
      { id: 8, words: 'phrenic nerve এর root value কত' },
      { id: 9, words: 'competitive inhibitor এনজাইমের কোনটি বাড়ায় km vmax ph' },
    ]
    expect(findAlike(questions)).toEqual([{ id: 9, otherId: 7, percent: 95 }])
  })
})
