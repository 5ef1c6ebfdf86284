import { describe, expect, it } from 'vitest'
import { judgeSpan } from './judge-span.ts'
import type { Duty } from './rota.ts'

const at = (time: string): number => Date.parse(`2026-11-14T${time}:00+06:00`)
const span = (from: string, to: string) => ({ from: at(from), to: at(to) })
const night: Duty = { ...span('00:00', '08:00'), shift: 'night', day: '2026-11-13' }
const evening: Duty = { ...span('18:00', '20:00'), shift: 'evening', day: '2026-11-14' }

describe('where a block is put by hand', () => {
  const around = {
    now: at('09:00'),
    duties: [night, evening],
    fixed: [span('20:00', '21:00')],
    blocks: [span('15:00', '16:00')],
    deadline: at('23:00'),
    until: at('23:59'),
  }
  it.each([
    ['past', '08:00', '08:30'],
    ['after_night', '13:30', '14:30'],
    ['overlap', '15:30', '16:30'],
    ['duty', '17:30', '18:30'],
    ['fixed', '20:30', '21:30'],
    ['too_late', '22:45', '23:15'],
    [undefined, '14:00', '15:00'],
    [undefined, '16:00', '18:00'],
    [undefined, '21:00', '23:00'],
  ])('%s: from %s to %s', (refusal, from, to) => {
    expect(judgeSpan(span(from, to), around)).toBe(refusal)
  })

  it('is no further away than the weeks that are shown', () => {
    const open = { ...around, deadline: null, until: at('23:00') }
    expect(judgeSpan(span('22:00', '23:00'), open)).toBeUndefined()
    expect(judgeSpan(span('22:30', '23:30'), open)).toBe('too_far')
  })
})
