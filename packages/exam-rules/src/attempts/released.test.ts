import { describe, expect, it } from 'vitest'
import { at, buildAttempt } from '../testing/build-attempt.ts'
import { answersReleased, ranksReleased } from './released.ts'

const done = buildAttempt({ finish: { at: at('11:00'), by: 'doctor' } })
const exam = { closesAt: at('16:00'), answersAt: null, ranksAt: null }
const quiz = { closesAt: null, answersAt: null, ranksAt: null }

describe('answers', () => {
  it('stay closed until the last save of anybody can have come', () => {
    expect(answersReleased(at('16:00:29'), exam, [done])).toBe(false)
    expect(answersReleased(at('16:00:30'), exam, [done])).toBe(true)
  })

  it('open when the paper says', () => {
    const paper = { ...exam, answersAt: at('18:00') }
    expect(answersReleased(at('17:59:59'), paper, [done])).toBe(false)
    expect(answersReleased(at('18:00'), paper, [done])).toBe(true)
  })

  it('open at once where nothing closes', () => {
    expect(answersReleased(at('11:00'), quiz, [done])).toBe(true)
  })

  it('stay closed to who has not sat it, and during a retake', () => {
    expect(answersReleased(at('11:30'), quiz, [])).toBe(false)
    expect(answersReleased(at('11:30'), quiz, [done, buildAttempt()])).toBe(false)
  })
})

describe('ranks', () => {
  it('wait for the closing, even when they were promised earlier', () => {
    const eager = { ...exam, ranksAt: at('12:00') }
    expect(ranksReleased(at('13:00'), eager)).toBe(false)
    expect(ranksReleased(at('16:00:30'), eager)).toBe(true)
  })

  it('wait for their own time after the closing', () => {
    const paper = { ...exam, ranksAt: at('20:00') }
    expect(ranksReleased(at('19:00'), paper)).toBe(false)
    expect(ranksReleased(at('20:00'), paper)).toBe(true)
  })

  it('do not exist where a paper never closes', () => {
    expect(ranksReleased(at('23:00'), quiz)).toBe(false)
  })
})
