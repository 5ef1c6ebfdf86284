import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, buildAttempt } from '../testing/build-attempt.ts'
import type { AnswerStep } from './answer-step.ts'
import { replaySteps } from './replay-steps.ts'

const step = (sequence: number, questionId: number, option: number | null, clock = '10:30'): AnswerStep => ({
  sequence,
  questionId,
  answer: { type: 'sba', option },
  at: at(clock),
})

const options = (steps: AnswerStep[], attempt = buildAttempt()) =>
  [...replaySteps(attempt, steps)].map(([id, answer]) => [id, answer.type === 'sba' ? answer.option : undefined])

describe('replaySteps', () => {
  it('ends with the newest answer of each question', () => {
    expect(options([step(1, 7, 1), step(2, 8, 4), step(3, 7, 2)])).toEqual([
      [7, 2],
      [8, 4],
    ])
  })

  it('keeps a choice that was taken back as taken back', () => {
    expect(options([step(1, 7, 1), step(2, 7, null)])).toEqual([[7, null]])
  })

  it('goes by sequence, not by arrival', () => {
    expect(options([step(5, 7, 3, '10:10'), step(4, 7, 1, '10:40')])).toEqual([[7, 3]])
  })

  it('keeps a save that another question overtook', () => {
    expect(options([step(2, 8, 4, '10:10'), step(1, 7, 1, '10:11')])).toEqual([
      [8, 4],
      [7, 1],
    ])
  })

  it('takes saves until the grace is over and none after it', () => {
    expect(options([step(1, 7, 1, '12:00:29'), step(2, 7, 2, '12:00:30')])).toEqual([[7, 1]])
  })

  it('takes nothing that came after the doctor finished', () => {
    const finished = buildAttempt({ finish: { at: at('11:00'), by: 'doctor' } })
    expect(options([step(1, 7, 1, '11:00'), step(2, 7, 2, '11:00:01')], finished)).toEqual([[7, 1]])
  })

  it('counts a save that came in time even when its copy came too late', () => {
    expect(options([step(1, 7, 1, '12:01'), step(1, 7, 1, '11:59')])).toEqual([[7, 1]])
  })

  it('comes to the same answers in whatever order, and however often, the steps are read', () => {
    const journal = fc
      .uniqueArray(
        fc.record({
          sequence: fc.integer({ min: 1, max: 60 }),
          questionId: fc.integer({ min: 1, max: 6 }),
          option: fc.constantFrom(null, 1, 2, 3, 4),
          second: fc.integer({ min: 0, max: 8000 }),
        }),
        { selector: (each) => each.sequence },
      )
      .map((saves) =>
        saves.map(({ sequence, questionId, option, second }) => ({
          ...step(sequence, questionId, option),
          at: new Date(at('10:00').getTime() + second * 1000),
        })),
      )
    const readings = journal.chain((steps) =>
      fc.tuple(fc.constant(steps), fc.shuffledSubarray(steps, { minLength: steps.length }), fc.subarray(steps)),
    )
    fc.assert(
      fc.property(readings, ([steps, shuffled, repeated]) => {
        const once = new Map([...replaySteps(buildAttempt(), steps)].sort(([one], [other]) => one - other))
        const again = replaySteps(buildAttempt(), [...shuffled, ...repeated])
        expect(new Map([...again].sort(([one], [other]) => one - other))).toEqual(once)
      }),
    )
  })
})
