import { describe, expect, it } from 'vitest'
import { dayOf } from '../dhaka-calendar.ts'
import { sessionAt } from './sessions.ts'

const on = (date: string) => dayOf(new Date(`${date}T06:00:00Z`))

describe('the session of a batch', () => {
  it('is the sitting that comes after its last row', () => {
    expect(sessionAt('fcps', on('2026-11-30'))).toMatchObject({
      title: { bn: 'জানুয়ারি ২০২৭', en: 'January 2027' },
      year: 2027,
      startsOn: '2026-07-16',
      endsOn: '2027-01-15',
    })
    expect(sessionAt('fcps', on('2027-01-16')).title.en).toBe('July 2027')
  })

  it('is the March after the entrance exam for residency, and the July after it for the diploma', () => {
    expect(sessionAt('residency', on('2026-12-10')).title.en).toBe('Residency, March 2027')
    expect(sessionAt('residency', on('2026-12-20')).title.en).toBe('Residency, March 2028')
    expect(sessionAt('diploma', on('2026-12-20')).title.en).toBe('Diploma and MPhil, July 2027')
  })

  it('is the year where sittings have no fixed month', () => {
    expect(sessionAt('bcs', on('2026-12-31')).title).toEqual({ bn: 'বিসিএস ২০২৬', en: 'BCS 2026' })
    expect(sessionAt('psc', on('2027-01-01')).title.en).toBe('Non-cadre 2027')
  })
})
