import { describe, expect, it } from 'vitest'
import { at } from '../testing/build-attempt.ts'
import { paperState, type StatedPaper } from './paper-state.ts'

const frozen: StatedPaper = {
  stage: 'frozen',
  opensAt: at('10:00'),
  closesAt: at('12:00'),
  extendedUntil: null,
  pausedAt: null,
  heldAt: null,
  answersAt: null,
  ranksAt: null,
}
const justAfterClosing = new Date(at('12:00').getTime() + 30_000)

describe('paperState', () => {
  it('is what staff made of it until it is frozen, whatever its times say', () => {
    expect(paperState(at('11:00'), { ...frozen, stage: 'draft' })).toBe('draft')
    expect(paperState(at('11:00'), { ...frozen, stage: 'ready', opensAt: null, closesAt: null })).toBe('ready')
  })

  it.each([
    ['09:59', 'frozen'],
    ['10:00', 'open'],
    ['12:00', 'open'],
    ['12:01', 'released'],
  ] as const)('says at %s that it is %s', (clock, state) => {
    expect(paperState(at(clock), frozen)).toBe(state)
  })

  it('is open until the last save on its way has arrived', () => {
    expect(paperState(new Date(justAfterClosing.getTime() - 1), frozen)).toBe('open')
    expect(paperState(justAfterClosing, frozen)).toBe('released')
  })

  it('stays open as long as somebody was given time', () => {
    const extended = { ...frozen, extendedUntil: at('12:20') }
    expect(paperState(at('12:20'), extended)).toBe('open')
    expect(paperState(at('12:21'), extended)).toBe('released')
    expect(paperState(at('12:01'), { ...frozen, extendedUntil: at('11:00') })).toBe('released')
  })

  it('does not close while it is paused', () => {
    expect(paperState(at('14:00'), { ...frozen, pausedAt: at('11:50') })).toBe('open')
  })

  it('is closed until keys and ranks are out, and while its results are withheld', () => {
    expect(paperState(at('13:00'), { ...frozen, answersAt: at('14:00') })).toBe('closed')
    expect(paperState(at('14:30'), { ...frozen, answersAt: at('14:00'), ranksAt: at('15:00') })).toBe('closed')
    expect(paperState(at('15:00'), { ...frozen, answersAt: at('14:00'), ranksAt: at('15:00') })).toBe('released')
    expect(paperState(at('20:00'), { ...frozen, heldAt: at('13:00') })).toBe('closed')
  })

  it('never closes where it has no closing', () => {
    expect(paperState(at('23:00'), { ...frozen, closesAt: null })).toBe('open')
  })
})
