import { markAttempt, replaySteps, tallyMarks } from '@prostuti/exam-rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyseAttempt } from './analyse-attempt.ts'
import { measureTimes } from './measure-times.ts'
import { breakEvenOf } from './price-guesses.ts'
import { afterStart, anySatAttempt, aSatAttempt, choose, minutes, say, step } from './sat-attempt.fixture.ts'
import { chosenSteps } from './sat-attempt.ts'

const seconds = (count: number) => count * 1000
const none = { right: 0, wrong: 0 }

describe('how long a question took', () => {
  it('is the time since the step before, all steps of a question together', () => {
    const steps = [step(1, choose(1), seconds(40)), step(2, choose(1), seconds(100)), step(1, choose(2), seconds(110))]
    expect([...measureTimes(afterStart(0), steps).spent]).toEqual([
      [1, seconds(50)],
      [2, seconds(60)],
    ])
  })

  it('counts no more than three minutes of silence', () => {
    const steps = [step(1, choose(1), minutes(20)), step(2, choose(1), minutes(21))]
    expect([...measureTimes(afterStart(0), steps).spent.values()]).toEqual([minutes(3), minutes(1)])
  })

  it('is unknown for what arrived together when the network came back, and for what came next', () => {
    const heap = [4, 5, 6].map((id) => step(id, choose(1), minutes(10), id))
    const steps = [
      step(1, choose(1), minutes(1), 1),
      ...heap,
      step(7, choose(1), minutes(11), 7),
      step(8, choose(1), minutes(12), 8),
    ]
    const { spent, unknown } = measureTimes(afterStart(0), steps)
    expect([...spent.keys()]).toEqual([1, 8])
    expect([...unknown]).toEqual([4, 5, 6, 7])
    expect(analyseAttempt(aSatAttempt(steps)).insight.speed).toMatchObject({ unknown: 4, median: 60 })
  })

  it('is unknown where two questions came within a second, known where a second lay between', () => {
    const steps = [0, 900, 1900].map((ms, nth) => step(nth + 1, choose(1), seconds(60) + ms))
    const { spent, unknown } = measureTimes(afterStart(0), steps)
    expect([...unknown]).toEqual([1, 2, 3])
    expect(spent.size).toBe(0)
    expect([...measureTimes(afterStart(0), [steps[0]!, steps[2]!]).spent.keys()]).toEqual([1, 3])
  })

  it('is known for the stems of one question, however quickly they follow each other', () => {
    const steps = [step(1, say({ 1: 'T' }), seconds(30)), step(1, say({ 1: 'T', 2: 'F' }), seconds(30) + 400)]
    expect([...measureTimes(afterStart(0), steps).spent.values()]).toEqual([seconds(30) + 400])
  })

  it('adds up to no more than the time that passed', () => {
    fc.assert(
      fc.property(anySatAttempt, (sat) => {
        const steps = chosenSteps(sat)
        const { spent, unknown } = measureTimes(sat.attempt.startedAt, steps)
        const all = [...spent.values()].reduce((sum, ms) => sum + ms, 0)
        const last = Math.max(0, ...steps.map(({ at }) => at.getTime() - sat.attempt.startedAt.getTime()))
        expect(all).toBeLessThanOrEqual(last)
        for (const id of unknown) expect(spent.has(id)).toBe(false)
        expect(new Set([...spent.keys(), ...unknown])).toEqual(new Set(steps.map(({ questionId }) => questionId)))
      }),
    )
  })
})

describe('how an attempt went', () => {
  it('does not depend on the order in which its steps are read', () => {
    fc.assert(
      fc.property(anySatAttempt, (sat) => {
        const turned = { ...sat, steps: sat.steps.toReversed() }
        expect(analyseAttempt(turned)).toEqual(analyseAttempt(sat))
      }),
    )
  })

  it('counts every answered question once, by its time or as one without', () => {
    fc.assert(
      fc.property(anySatAttempt, (sat) => {
        const { insight, pace } = analyseAttempt(sat)
        const { speed } = insight
        const { states, questions } = tallyMarks(markAttempt(sat.paper, sat.attempt, sat.steps))
        const sum = speed.bars.reduce((all, { right, wrong }) => all + right + wrong, 0)
        expect(sum + speed.unknown).toBe(questions - states.blank)
        expect(speed.slow.right + speed.slow.wrong + speed.fast.right + speed.fast.wrong).toBe(sum)
        expect(pace.at(-1)).toBe(questions - states.blank)
        for (const [nth, answered] of pace.entries()) expect(answered).toBeGreaterThanOrEqual(pace[nth - 1] ?? 0)
      }),
    )
  })

  it('finds what is missed where marks are', () => {
    fc.assert(
      fc.property(anySatAttempt, (sat) => {
        const { marks, outOf } = tallyMarks(markAttempt(sat.paper, sat.attempt, sat.steps))
        const missed = analyseAttempt(sat).insight.missed.reduce((sum, [, each]) => sum + each, 0)
        expect(missed).toBe(outOf - marks)
      }),
    )
  })

  it('says the pace by the paper’s time, the last fifteen minutes and what was left over', () => {
    const steps = [step(1, choose(1), minutes(5)), step(2, choose(1), minutes(50)), step(3, choose(1), minutes(108))]
    const { insight, pace } = analyseAttempt(aSatAttempt(steps))
    expect(pace).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3])
    expect(insight.pace).toEqual({ last: { minutes: 15, answered: 1 }, unused: 10 })
  })

  it('counts a question from its first answer on, however late that was changed', () => {
    const steps = [step(1, choose(1), minutes(5)), step(1, choose(2), minutes(65))]
    const { insight, pace } = analyseAttempt(aSatAttempt(steps))
    expect(pace).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(insight.pace.last.answered).toBe(0)
  })

  it('takes of a short exam the last quarter', () => {
    const short = aSatAttempt([step(1, choose(1), minutes(14)), step(2, choose(1), minutes(16))])
    const [paper, attempt] = [
      { ...short.paper, durationMinutes: 20 },
      {
        ...short.attempt,
        endsAt: afterStart(minutes(20)),
        finish: { at: afterStart(minutes(19)), by: 'doctor' as const },
      },
    ]
    expect(analyseAttempt({ ...short, paper, attempt }).insight.pace.last).toEqual({ minutes: 5, answered: 1 })
  })

  it('sorts by the lower middle of the times, and calls right what earned more than half', () => {
    const times = [10, 30, 60, 100].map((at, nth) => step(nth + 1, choose(1), seconds(at)))
    expect(analyseAttempt(aSatAttempt(times)).insight.speed).toMatchObject({
      median: 20,
      ...{ fast: { right: 2, wrong: 0 }, slow: { right: 2, wrong: 0 } },
    })
    const half = [step(1, say({ 1: 'T', 2: 'F' }), seconds(20)), step(2, say({ 1: 'T', 2: 'F', 3: 'T' }), seconds(40))]
    expect(analyseAttempt(aSatAttempt(half, { type: 'mcq' })).insight.speed.fast).toEqual({ right: 1, wrong: 1 })
    // Three right and two wrong at 0.20 and −0.05 are exactly half.
    const even = [step(1, say({ 1: 'T', 2: 'F', 3: 'T', 4: 'T', 5: 'F' }), seconds(20))]
    expect(analyseAttempt(aSatAttempt(even, { type: 'mcq' })).insight.speed.fast).toEqual({ right: 0, wrong: 1 })
  })

  it.each(['sba', 'mcq'] as const)(
    'says nothing of a question of type %s for which everybody gets the marks',
    (type) => {
      const [wrong, right] =
        type === 'sba' ? [choose(2), choose(1)] : [say({ 1: 'F', 2: 'T' }), say({ 1: 'T', 2: 'F' })]
      const sat = {
        ...aSatAttempt([step(1, wrong, minutes(1)), step(1, right, minutes(108))], { type }),
        flaggedIds: [1],
      }
      const keys = new Map(sat.paper.keys)
      keys.set(1, { ...keys.get(1)!, grace: 'all' })
      const { insight } = analyseAttempt({ ...sat, paper: { ...sat.paper, keys } })
      const { speed, changes, guesses, stems } = insight
      expect([speed.slow, speed.fast]).toEqual([none, none])
      expect(speed.unknown).toBe(0)
      expect(changes.changed).toBe(0)
      for (const each of guesses) expect(each).toMatchObject({ right: 0, wrong: 0, earned: 0 })
      if (stems) expect([stems.true, stems.false].map((each) => each.right + each.wrong)).toEqual([0, 0])
    },
  )
})

describe('a changed answer', () => {
  it('helped, hurt or neither, by its first and its last choice', () => {
    const changes = [
      [2, 3, 1],
      [1, 2],
      [2, 3],
      [1, 2, 1],
      [2, null],
      [2, 3, null],
    ]
    const steps = changes.flatMap((said, nth) =>
      said.map((option, at) => step(nth + 1, choose(option), minutes(10 * nth + at + 1))),
    )
    expect(analyseAttempt(aSatAttempt(steps)).insight.changes).toEqual({ changed: 3, helped: 1, hurt: 1 })
  })

  it('is counted stem by stem', () => {
    const steps = [
      step(1, say({ 1: 'F', 2: 'F', 3: 'T' }), minutes(1)),
      step(1, say({ 1: 'T', 2: 'T', 3: 'T' }), minutes(2)),
    ]
    const { changes } = analyseAttempt(aSatAttempt(steps, { type: 'mcq' })).insight
    expect(changes).toEqual({ changed: 2, helped: 1, hurt: 1 })
  })

  it('says nothing where a correction asks no longer what was answered', () => {
    const sat = aSatAttempt([step(1, choose(2), minutes(1)), step(1, choose(1), minutes(2))])
    const keys = new Map(sat.paper.keys).set(1, { type: 'sba', options: [1], grace: 'all' })
    expect(analyseAttempt({ ...sat, paper: { ...sat.paper, keys } }).insight.changes.changed).toBe(0)
  })

  it('never helped and hurt more often than there were changes', () => {
    fc.assert(
      fc.property(anySatAttempt, (sat) => {
        const { changed, helped, hurt } = analyseAttempt(sat).insight.changes
        expect(helped + hurt).toBeLessThanOrEqual(changed)
      }),
    )
  })
})

describe('the price of guessing', () => {
  const priceOf = (sat: Parameters<typeof analyseAttempt>[0], group: string) =>
    analyseAttempt(sat).insight.guesses.find((each) => each.group === group)

  it('is what flagged answers brought against leaving them blank', () => {
    const steps = [1, 2, 2, 2, 2].map((option, nth) => step(nth + 1, choose(option), minutes(nth + 1)))
    const sat = { ...aSatAttempt(steps), flaggedIds: [1, 2, 3, 4, 5, 6] }
    // One right against four wrong at −0.25: just even, as the break-even share says.
    expect(priceOf(sat, 'flagged')).toEqual({ group: 'flagged', right: 1, wrong: 4, earned: 0, breakEven: 0.2 })
  })

  it('counts of a true/false question the changed stems alone', () => {
    const steps = [step(1, say({ 1: 'T', 2: 'F' }), minutes(1)), step(1, say({ 1: 'T', 2: 'T' }), minutes(2))]
    expect(priceOf(aSatAttempt(steps, { type: 'mcq' }), 'changed')).toEqual({
      ...{ group: 'changed', right: 0, wrong: 1, earned: -5, breakEven: 0.2 },
    })
  })

  it('takes for answers of the last minutes only what was chosen then, not what arrived then', () => {
    const late = [11, 12].map((id) => step(id, choose(1), minutes(109), id))
    const steps = [step(1, choose(1), minutes(1), 1), step(2, choose(2), minutes(107), 2), ...late]
    expect(priceOf(aSatAttempt(steps), 'last_minute')).toMatchObject({ right: 0, wrong: 1, earned: -25 })
  })

  it('takes for an answer of the last minutes one that was changed then', () => {
    const steps = [step(1, choose(2), minutes(1)), step(2, choose(1), minutes(2)), step(1, choose(1), minutes(108))]
    expect(priceOf(aSatAttempt(steps), 'last_minute')).toMatchObject({ right: 1, wrong: 0, earned: 100 })
  })

  describe('of a true/false question that is marked whole', () => {
    const markedWhole = (steps: Parameters<typeof aSatAttempt>[0]) => {
      const sat = aSatAttempt(steps, { type: 'mcq' })
      const rule = { unit: 'question', right: 100, wrong: 25, floorAtZero: false } as const
      const sections = sat.paper.rules.sections.map((section) => ({ ...section, rule }))
      return { ...sat, paper: { ...sat.paper, rules: { ...sat.paper.rules, sections } } }
    }
    const wrongInOne = { 1: 'T', 2: 'F', 3: 'T', 4: 'F', 5: 'F' } as const

    it('is that of the question, whichever of its stems was doubted', () => {
      const steps = [step(1, say({ ...wrongInOne, 2: 'T' }), minutes(1)), step(1, say(wrongInOne), minutes(2))]
      expect(priceOf(markedWhole(steps), 'changed')).toMatchObject({ right: 0, wrong: 1, earned: -25 })
    })

    it('is nothing where a stem was only taken back', () => {
      const { 1: _, ...left } = wrongInOne
      const steps = [step(1, say(wrongInOne), minutes(1)), step(1, say(left), minutes(108))]
      expect(priceOf(markedWhole(steps), 'last_minute')).toMatchObject({ right: 0, wrong: 0, earned: 0 })
    })
  })

  it('asks for the share at which right and wrong even out', () => {
    expect(breakEvenOf({ right: 100, wrong: 25 })).toBe(0.2)
    expect(breakEvenOf({ right: 100, wrong: 50 })).toBeCloseTo(1 / 3, 9)
    expect(breakEvenOf({ right: 0, wrong: 0 })).toBe(0)
  })

  it('asks for no share where nothing is taken', () => {
    const sat = { ...aSatAttempt([step(1, choose(2), minutes(1))], { pack: 'quiz' }), flaggedIds: [1] }
    expect(priceOf(sat, 'flagged')).toMatchObject({ wrong: 1, earned: 0, breakEven: 0 })
  })

  it('of all answers together is the whole mark', () => {
    fc.assert(
      fc.property(anySatAttempt, (sat) => {
        const all = { ...sat, flaggedIds: sat.paper.questions.map(({ id }) => id) }
        const { marks, right, wrong } = tallyMarks(markAttempt(sat.paper, sat.attempt, sat.steps))
        expect(priceOf(all, 'flagged')).toMatchObject({ earned: marks, right, wrong })
      }),
    )
  })

  it('is above nothing exactly where more than the break-even share was right', () => {
    fc.assert(
      fc.property(anySatAttempt, (sat) => {
        for (const { right, wrong, earned, breakEven } of analyseAttempt(sat).insight.guesses) {
          if (right + wrong === 0) expect(earned).toBe(0)
          else expect(Math.sign(earned)).toBe(Math.sign(Math.round((right - breakEven * (right + wrong)) * 1e6)))
        }
      }),
    )
  })
})

describe('true/false stems', () => {
  it('are told apart by what is so', () => {
    const steps = [step(1, say({ 1: 'T', 2: 'T', 3: 'F' }), minutes(1))]
    expect(analyseAttempt(aSatAttempt(steps, { type: 'mcq', questions: 1 })).insight.stems).toEqual({
      true: { right: 1, wrong: 1, blank: 1 },
      false: { right: 0, wrong: 1, blank: 1 },
    })
  })

  it('are all there, once', () => {
    fc.assert(
      fc.property(anySatAttempt, (sat) => {
        const { stems } = analyseAttempt(sat).insight
        const asked = sat.paper.questions.filter(({ type }) => type === 'mcq').length * 5
        const sum = stems
          ? [stems.true, stems.false].flatMap((each) => Object.values(each)).reduce((a, b) => a + b, 0)
          : 0
        expect(sum).toBe(asked)
        const answers = replaySteps(sat.attempt, sat.steps)
        if (answers.size === 0 && stems) expect(stems.true.right + stems.false.right).toBe(0)
      }),
    )
  })
})
