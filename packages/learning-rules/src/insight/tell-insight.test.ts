import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyseAttempt } from './analyse-attempt.ts'
import { chooseTopics } from './choose-topics.ts'
import { compareSubjects } from './compare-subjects.ts'
import { anySatAttempt, aSatAttempt, choose, minutes, say, step } from './sat-attempt.fixture.ts'
import { tellInsight } from './tell-insight.ts'

const pace = Array.from({ length: 13 }, (_, nth) => ({ low: nth, middle: 2 * nth, high: 3 * nth }))
const cohort = { sittings: 30, pace, subjects: [{ subject: 'anatomy', right: 600, asked: 900 }] }
const tally = (right: number, wrong: number, blank: number) =>
  ({ subject: 'anatomy', right, wrong, blank }) as Parameters<typeof compareSubjects>[0][number]

describe('what is told of an attempt', () => {
  it('is no figure with fewer than twenty answers behind it', () => {
    fc.assert(
      fc.property(anySatAttempt, (sat) => {
        const told = tellInsight({ ...analyseAttempt(sat), others: cohort })
        // Ten questions: only stems, of which there are fifty, can be enough.
        expect(told.pace).toEqual({ figures: null, silent: 'few_answers' })
        expect(told.speed).toEqual({
          ...{ figures: null, silent: 'few_answers' },
          slow: { figures: null, silent: 'few_answers' },
          fast: { figures: null, silent: 'few_answers' },
        })
        for (const { figures } of [
          told.changes,
          ...told.guesses,
          ...(told.stems ? [told.stems.true, told.stems.false] : []),
        ])
          if (figures !== null) expect(sat.paper.questions[0]?.type).toBe('mcq')
        for (const { figures } of told.guesses)
          if (figures) expect(figures.right + figures.wrong).toBeGreaterThanOrEqual(20)
        if (told.changes.figures) expect(told.changes.figures.changed).toBeGreaterThanOrEqual(20)
      }),
    )
  })

  it('is told from twenty on', () => {
    const answered = (count: number) =>
      Array.from({ length: count }, (_, nth) => step(nth + 1, choose(1 + (nth % 2)), minutes(nth + 1)))
    const told = (count: number) => tellInsight({ ...analyseAttempt(aSatAttempt(answered(count))), others: cohort })
    expect(told(19).pace.silent).toBe('few_answers')
    expect(told(20).pace.figures?.answered.at(-1)).toBe(20)
    expect(told(20).speed.figures?.median).toBe(60)
  })

  it('has others in it from thirty of them on', () => {
    const known = analyseAttempt(aSatAttempt([]))
    expect(tellInsight({ ...known, others: cohort }).others.figures).toEqual(pace)
    expect(tellInsight({ ...known, others: { ...cohort, sittings: 29 } }).others).toEqual({
      figures: null,
      silent: 'few_others',
    })
  })

  it('says why there are no others, where they are not worked out yet and where there are no ranks', () => {
    const known = analyseAttempt(aSatAttempt([]))
    for (const silent of ['not_yet', 'no_ranks'] as const) {
      expect(tellInsight({ ...known, others: silent }).others).toEqual({ figures: null, silent })
      expect(compareSubjects([tally(24, 6, 10)], silent)[0]?.others).toEqual({ figures: null, silent })
    }
  })

  it('names the word that is said too often', () => {
    const leaning = (stems: Record<number, 'T' | 'F'>) => {
      const steps = [1, 2, 3, 4].map((id) => step(id, say(stems), minutes(id)))
      const sat = aSatAttempt(steps, { type: 'mcq', questions: 4 })
      return tellInsight({ ...analyseAttempt(sat), others: 'no_ranks' }).stems?.saying.figures?.leaning
    }
    expect(leaning({ 1: 'T', 2: 'T', 3: 'T', 4: 'T', 5: 'T' })).toBe('true')
    expect(leaning({ 1: 'F', 2: 'F', 3: 'F', 4: 'F', 5: 'F' })).toBe('false')
    expect(leaning({ 1: 'T', 2: 'F', 3: 'T', 4: 'F', 5: 'T' })).toBe('none')
    // Nothing is said of what was left blank.
    const steps = Array.from({ length: 10 }, (_, nth) => step(nth + 1, say({ 1: 'T', 2: 'F' }), minutes(nth + 1)))
    const sat = aSatAttempt(steps, { type: 'mcq', questions: 10 })
    expect(tellInsight({ ...analyseAttempt(sat), others: 'no_ranks' }).stems?.saying.figures).toEqual({
      ...{ saidTrue: 10, areTrue: 10, answered: 20, leaning: 'none' },
    })
    // One stem of five more is enough.
    expect(leaning({ 1: 'T', 2: 'T', 3: 'T', 4: 'F', 5: 'T' })).toBe('true')
  })
})

describe('a subject', () => {
  it('has the share right of all that was asked, within its interval, beside that of everybody', () => {
    const [compared] = compareSubjects([tally(24, 6, 10)], cohort)
    expect(compared?.own.figures).toMatchObject({ right: 24, asked: 40 })
    expect(compared?.own.figures?.low).toBeCloseTo(0.446, 2)
    expect(compared?.own.figures?.high).toBeCloseTo(0.737, 2)
    expect(compared?.others.figures).toBeCloseTo(2 / 3, 9)
  })

  it('says nothing of few answers, and of few others', () => {
    expect(compareSubjects([tally(15, 4, 30)], cohort)[0]?.own).toEqual({ figures: null, silent: 'few_answers' })
    expect(compareSubjects([tally(24, 6, 10)], { ...cohort, sittings: 29 })[0]?.others.silent).toBe('few_others')
    expect(compareSubjects([tally(24, 6, 10)], { ...cohort, subjects: [] })[0]?.others.silent).toBe('few_others')
    expect(compareSubjects([tally(0, 0, 0)], cohort)).toEqual([])
  })

  it('lies within its own interval, which lies within nothing and all', () => {
    const count = fc.integer({ min: 0, max: 300 })
    fc.assert(
      fc.property(count, count, count, (right, wrong, blank) => {
        const figures = compareSubjects([tally(right, wrong, blank)], 'no_ranks')[0]?.own.figures
        if (!figures) {
          expect(right + wrong).toBeLessThan(20)
          return
        }
        const share = figures.right / figures.asked
        expect(0 <= figures.low + 1e-9 && figures.low <= share + 1e-9).toBe(true)
        expect(share <= figures.high + 1e-9 && figures.high <= 1 + 1e-9).toBe(true)
      }),
    )
  })
})

describe('the topics that would bring most', () => {
  const missed = (questionId: number, about: string, facility: number | null, marks = 100) => ({
    ...{ questionId, about, facility, missed: marks },
  })

  it('are those that others know, not those that nobody knows', () => {
    const topics = chooseTopics([missed(1, 'rare', 0.1, 300), missed(2, 'known', 0.9), missed(3, 'known', 0.8, 125)])
    expect(topics).toEqual([
      { about: 'known', missed: 225, questionIds: [2, 3] },
      { about: 'rare', missed: 300, questionIds: [1] },
    ])
  })

  it('are at most three, by marks alone where nobody knows how hard they are', () => {
    const topics = chooseTopics([1, 2, 3, 4, 5].map((id) => missed(id, `topic ${id}`, null, id * 10)))
    expect(topics.map(({ about }) => about)).toEqual(['topic 5', 'topic 4', 'topic 3'])
  })

  it('takes a question of which nobody knows how hard it is for one that every second knows', () => {
    const topics = chooseTopics([missed(1, 'unknown', null), missed(2, 'easier', 0.6), missed(3, 'harder', 0.4)])
    expect(topics.map(({ about }) => about)).toEqual(['easier', 'unknown', 'harder'])
  })

  it('claim no mark that was not missed', () => {
    const some = fc.array(
      fc.record({
        questionId: fc.nat(),
        missed: fc.integer({ min: 1, max: 500 }),
        about: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        facility: fc.option(fc.double({ min: -0.5, max: 1, noNaN: true })),
      }),
    )
    fc.assert(
      fc.property(some, (questions) => {
        const topics = chooseTopics(questions)
        expect(topics.length).toBeLessThanOrEqual(3)
        for (const { about, missed: marks, questionIds } of topics) {
          const own = questions.filter((each) => each.about === about)
          expect(marks).toBe(own.reduce((sum, each) => sum + each.missed, 0))
          expect(questionIds).toHaveLength(own.length)
        }
      }),
    )
  })
})
