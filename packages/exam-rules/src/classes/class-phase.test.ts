import { describe, expect, it } from 'vitest'
import { classPhase, classTurns, mayJoinClass } from './class-phase.ts'

const startsAt = new Date('2026-11-16T15:00:00Z')
const endsAt = new Date('2026-11-16T17:00:00Z')
const at = (time: string) => new Date(`2026-11-16T${time}Z`)

describe('a live class', () => {
  it.each([
    ['14:44:59', 'before', false],
    ['14:45:00', 'open', true],
    ['14:59:59', 'open', true],
    ['15:00:00', 'live', true],
    ['16:59:59', 'live', true],
    ['17:00:00', 'over', true],
    ['17:29:59', 'over', true],
    ['17:30:00', 'over', false],
  ] as const)('is at %s %s, and lets in: %s', (time, phase, lets) => {
    const given = { startsAt, endsAt, hasRecording: false }
    expect(classPhase(at(time), given)).toBe(phase)
    expect(mayJoinClass(at(time), given)).toBe(lets)
  })

  it('is watched once its recording is there, but not before it has ended', () => {
    const given = { startsAt, endsAt, hasRecording: true }
    expect(classPhase(at('16:00:00'), given)).toBe('live')
    expect(classPhase(at('17:00:00'), given)).toBe('recorded')
    expect(mayJoinClass(at('17:10:00'), given)).toBe(false)
  })

  it('turns at exactly the moments at which its phase changes', () => {
    const given = { startsAt, endsAt, hasRecording: false }
    const stands = (moment: Date) => `${classPhase(moment, given)} ${mayJoinClass(moment, given)}`
    const turns = classTurns(given)
    for (const turn of turns) expect(stands(turn)).not.toBe(stands(new Date(turn.getTime() - 1)))
    for (let minute = 0; minute < 24 * 60; minute++) {
      const moment = new Date(at('00:00:00').getTime() + minute * 60_000)
      if (turns.some((turn) => turn.getTime() === moment.getTime())) continue
      expect(stands(moment)).toBe(stands(new Date(moment.getTime() - 1)))
    }
  })
})
