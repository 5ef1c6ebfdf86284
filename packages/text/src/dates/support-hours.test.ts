import { describe, expect, it } from 'vitest'
import { supportState } from './support-hours.ts'

const at = (clock: string, day = '15') => new Date(`2026-11-${day}T${clock}:00+06:00`)

describe('supportState', () => {
  it('is open between the hours and closed outside them', () => {
    const phone = { opens: '10:00', closes: '20:00' }
    expect(supportState(phone, at('09:59'))).toEqual({ open: false, opensAt: at('10:00') })
    expect(supportState(phone, at('10:00'))).toEqual({ open: true, closesAt: at('20:00') })
    expect(supportState(phone, at('19:59'))).toEqual({ open: true, closesAt: at('20:00') })
    expect(supportState(phone, at('20:00'))).toEqual({ open: false, opensAt: at('10:00', '16') })
  })

  it('takes 24:00 for the coming midnight', () => {
    const messenger = { opens: '10:00', closes: '24:00' }
    expect(supportState(messenger, at('23:59'))).toEqual({ open: true, closesAt: at('00:00', '16') })
    expect(supportState(messenger, at('00:00'))).toEqual({ open: false, opensAt: at('10:00') })
  })

  it('stays open past midnight when closing comes before opening', () => {
    const night = { opens: '20:00', closes: '02:00' }
    expect(supportState(night, at('01:30'))).toEqual({ open: true, closesAt: at('02:00') })
    expect(supportState(night, at('02:00'))).toEqual({ open: false, opensAt: at('20:00') })
    expect(supportState(night, at('23:00'))).toEqual({ open: true, closesAt: at('02:00', '16') })
  })

  it('never closes when day and night are covered', () => {
    expect(supportState({ opens: '00:00', closes: '24:00' }, at('03:00'))).toEqual({ open: true })
  })

  it('promises nothing when the setting is no time', () => {
    expect(supportState({ opens: 'সকাল', closes: '24:30' }, at('12:00'))).toEqual({ open: false })
  })
})
