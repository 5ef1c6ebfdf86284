import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addStudyDays, startOfStudyDay, studyDayOf, studyDaysBetween } from './study-day.ts'

describe('a day of learning', () => {
  it('begins at four in the morning in Dhaka', () => {
    expect(studyDayOf(new Date('2026-11-18T21:59:59.999Z'))).toBe('2026-11-18')
    expect(studyDayOf(new Date('2026-11-18T22:00:00Z'))).toBe('2026-11-19')
    expect(startOfStudyDay('2026-11-19')).toEqual(new Date('2026-11-18T22:00:00Z'))
  })

  it('holds every moment from its beginning to the next one’s', () => {
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (at) => {
        const day = studyDayOf(at)
        expect(startOfStudyDay(day) <= at && at < startOfStudyDay(addStudyDays(day, 1))).toBe(true)
      }),
    )
  })

  it('is counted over months and years', () => {
    expect(addStudyDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(studyDaysBetween('2026-02-27', '2026-03-01')).toBe(2)
    expect(studyDaysBetween('2026-03-01', '2026-02-27')).toBe(-2)
  })
})
