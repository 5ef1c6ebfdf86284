import { describe, expect, it } from 'vitest'
import { at, buildAttempt } from '../testing/build-attempt.ts'
import { answersRelease, isRankedPaper, missedAnswersRelease, ranksRelease, resultRelease } from './released.ts'

const done = buildAttempt({ finish: { at: at('11:00'), by: 'doctor' } })
const exam = {
  closesAt: at('16:00'),
  extendedUntil: null,
  pausedAt: null,
  answersAt: null,
  ranksAt: null,
  marksEarly: false,
}
const early = { ...exam, marksEarly: true }
const quiz = { ...exam, closesAt: null }

const released = { released: true }
const until = (clock: string) => ({ released: false, at: at(clock) })
const notYet = { released: false, at: null }

type Paper = Parameters<typeof ranksRelease>[1]

const marks = (clock: string, paper: Paper, attempt = done, embargo?: string) =>
  resultRelease(at(clock), paper, { attempt, embargoUntil: embargo ? at(embargo) : null }).marks
const answers = (clock: string, paper: Paper, attempts = [done], embargo?: string) =>
  answersRelease(at(clock), paper, { attempts, embargoUntil: embargo ? at(embargo) : null })

describe('marks', () => {
  it('wait until nobody can sit a ranked paper any more', () => {
    expect(marks('11:00', exam)).toEqual(until('16:00:30'))
    expect(marks('16:00:29', exam)).toEqual(until('16:00:30'))
    expect(marks('16:00:30', exam)).toEqual(released)
  })

  it('wait also for a second attempt, which nobody ranks', () => {
    expect(marks('12:00', exam, { ...done, ranked: false })).toEqual(until('16:00:30'))
  })

  it('wait for nothing but the finish where the paper says so, or never closes', () => {
    expect(marks('11:00', early)).toEqual(released)
    expect(marks('11:00', quiz)).toEqual(released)
    expect(marks('11:00', quiz, buildAttempt())).toEqual(notYet)
  })

  it('of a paper that never closes can wait for the answers', () => {
    const paper = { ...quiz, answersAt: at('18:00') }
    expect(marks('11:00', paper)).toEqual(until('18:00'))
    expect(marks('11:00', { ...paper, marksEarly: true })).toEqual(released)
  })

  it('that could be got again and again wait while a question stands in another open paper', () => {
    const late = { ...done, ranked: false }
    expect(marks('12:00', quiz, done, '20:00')).toEqual(until('20:00'))
    expect(marks('12:00', early, done, '20:00')).toEqual(until('20:00'))
    expect(marks('17:00', exam, late, '20:00')).toEqual(until('20:00'))
    expect(marks('17:00', exam, done, '20:00'), 'a rank is had once').toEqual(released)
  })
})

describe('answers', () => {
  it('stay closed until the last save of anybody can have come', () => {
    expect(answers('16:00:29', exam)).toEqual(until('16:00:30'))
    expect(answers('16:00:30', exam)).toEqual(released)
  })

  it('open when the paper says, but never before a ranked paper has closed', () => {
    expect(answers('17:59:59', { ...exam, answersAt: at('18:00') })).toEqual(until('18:00'))
    expect(answers('18:00', { ...exam, answersAt: at('18:00') })).toEqual(released)
    expect(answers('13:00', { ...exam, answersAt: at('12:00') })).toEqual(until('16:00:30'))
    expect(answers('13:00', { ...early, answersAt: at('12:00') })).toEqual(released)
  })

  it('open at once where nothing closes', () => {
    expect(answers('11:00', quiz)).toEqual(released)
  })

  it('stay closed to who has not sat it, and during a retake', () => {
    expect(answers('11:30', quiz, [])).toEqual(notYet)
    expect(answers('11:30', quiz, [done, buildAttempt()])).toEqual(notYet)
  })

  it('stay closed while a question stands in another open paper', () => {
    expect(answers('17:00', exam, [done], '20:00')).toEqual(until('20:00'))
    expect(answers('20:00', exam, [done], '20:00')).toEqual(released)
    expect(answers('11:00', quiz, [done], '20:00')).toEqual(until('20:00'))
  })
})

describe('answers of a missed exam', () => {
  const missed = (clock: string, paper: Parameters<typeof missedAnswersRelease>[1], embargo?: string) =>
    missedAnswersRelease(at(clock), paper, { embargoUntil: embargo ? at(embargo) : null })

  it('open to its course when nobody can sit it any more', () => {
    expect(missed('16:00:29', { ...exam, late: null })).toEqual(until('16:00:30'))
    expect(missed('16:00:30', { ...exam, late: null })).toEqual(released)
    expect(missed('17:00', { ...early, late: null })).toEqual(released)
  })

  it('wait as long as it can be sat late, and for ever where that is for ever', () => {
    expect(missed('17:00', { ...exam, late: { until: at('20:00') } })).toEqual(until('20:00'))
    expect(missed('20:00', { ...exam, late: { until: at('20:00') } })).toEqual(released)
    expect(missed('23:00', { ...exam, late: { until: null } })).toEqual(notYet)
    expect(missed('23:00', { ...quiz, late: null })).toEqual(notYet)
  })

  it('wait for their own time, and for other papers with the same questions', () => {
    expect(missed('17:00', { ...exam, answersAt: at('18:00'), late: null })).toEqual(until('18:00'))
    expect(missed('17:00', { ...exam, late: null }, '20:00')).toEqual(until('20:00'))
  })
})

describe('ranks', () => {
  it('wait for the closing, even when they were promised earlier', () => {
    const eager = { ...exam, ranksAt: at('12:00') }
    expect(ranksRelease(at('13:00'), eager)).toEqual(until('16:00:30'))
    expect(ranksRelease(at('16:00:30'), eager)).toEqual(released)
  })

  it('wait for their own time after the closing', () => {
    const paper = { ...exam, ranksAt: at('20:00') }
    expect(ranksRelease(at('19:00'), paper)).toEqual(until('20:00'))
    expect(ranksRelease(at('20:00'), paper)).toEqual(released)
  })

  it('do not exist where a paper never closes or shows its marks early', () => {
    for (const paper of [quiz, early]) {
      expect(isRankedPaper(paper)).toBe(false)
      expect(ranksRelease(at('23:00'), paper)).toEqual(notYet)
    }
  })
})

describe('what staff withhold', () => {
  const held = { ...exam, heldAt: at('17:00') }

  it('is shown to nobody, and nobody can say when it will be', () => {
    expect(marks('18:00', held)).toEqual(notYet)
    expect(answers('18:00', held)).toEqual(notYet)
    expect(ranksRelease(at('18:00'), held)).toEqual(notYet)
    expect(missedAnswersRelease(at('18:00'), { ...held, late: null }, { embargoUntil: null })).toEqual(notYet)
    expect(marks('18:00', { ...early, heldAt: at('17:00') })).toEqual(notYet)
    expect(marks('18:00', { ...quiz, heldAt: at('17:00') })).toEqual(notYet)
  })

  it('is shown again once it is given out', () => {
    expect(marks('18:00', { ...held, heldAt: null })).toEqual(released)
  })
})

it('of a void attempt nothing is shown, and who has no other has not sat the paper', () => {
  const spoilt = { ...done, voidedAt: at('17:00') }
  expect(marks('18:00', exam, spoilt)).toEqual(notYet)
  expect(answers('18:00', exam, [spoilt])).toEqual(notYet)
  expect(answers('18:00', exam, [spoilt, done])).toEqual(released)
})

describe('time that was given in the control room', () => {
  const extended = { ...exam, extendedUntil: at('16:20') }
  const paused = { ...exam, pausedAt: at('15:50') }

  it('keeps marks, answers and ranks back until the last of it is over', () => {
    expect(marks('16:10', extended)).toEqual(until('16:20:30'))
    expect(answers('16:20:29', extended)).toEqual(until('16:20:30'))
    expect(ranksRelease(at('16:20:29'), extended)).toEqual(until('16:20:30'))
    expect(missedAnswersRelease(at('16:10'), { ...extended, late: null }, { embargoUntil: null })).toEqual(
      until('16:20:30'),
    )
    expect(ranksRelease(at('16:20:30'), extended)).toEqual(released)
  })

  it('lets nothing out while it is paused, however long', () => {
    for (const clock of ['16:10', '20:00', '23:00']) {
      expect(marks(clock, paused).released).toBe(false)
      expect(answers(clock, paused).released).toBe(false)
      expect(ranksRelease(at(clock), paused).released).toBe(false)
    }
    expect(ranksRelease(at('17:00'), { ...exam, pausedAt: at('16:10') }), 'a pause after it closed').toEqual(released)
  })
})
