import { describe, expect, it } from 'vitest'
import { daysOfWeek, planEnd, shownEnd, weekOf } from './week.ts'
import { cardsWork, revisionMinutes, revisionWork } from './work-of.ts'

describe('a week', () => {
  it('runs from Saturday to Friday, before and after any other', () => {
    expect(daysOfWeek('2026-11-14').map(weekOf)).toEqual(Array(7).fill('2026-11-14'))
    expect(weekOf('2026-11-13')).toBe('2026-11-07')
    expect(weekOf('2027-01-01')).toBe('2026-12-26')
  })

  it('is followed by one more that is laid', () => {
    expect([planEnd('2026-11-14'), planEnd('2026-11-20')]).toEqual(['2026-11-28', '2026-11-28'])
  })
})

it('what is shown ends eight weeks behind the one that is running', () => {
  expect([shownEnd('2026-11-14'), shownEnd('2026-11-20')]).toEqual(['2027-01-16', '2027-01-16'])
})

describe('work', () => {
  it('for an exam begins five days before it, a minute for each question, one to three hours', () => {
    const startsAt = new Date('2026-11-20T10:00:00+06:00')
    expect(revisionWork({ eventId: 7, startsAt, minutes: 100 })).toEqual({
      key: 'revision:7',
      minutes: 100,
      from: '2026-11-15',
      deadline: startsAt.getTime(),
    })
    expect([null, 30, 100, 200].map(revisionMinutes)).toEqual([60, 60, 100, 180])
  })

  it('of cards is done by midnight', () => {
    expect(cardsWork('2026-11-15').deadline).toBe(Date.parse('2026-11-16T00:00:00+06:00'))
  })
})
