import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, hasBegun, weekdayOf } from './days.ts'
import { isOpenDay, shiftDates, shiftRows } from './shift-dates.ts'

const day = fc.integer({ min: 0, max: 300 }).map((after) => addDays('2026-11-01', after))
const days = fc.integer({ min: -60, max: 60 })
const holidays = fc.uniqueArray(day, { maxLength: 20 }).map((list) => new Set(list))
const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 })

describe('dates that move', () => {
  it('never fall on a closed day, keep their order, and never merge', () => {
    fc.assert(
      fc.property(fc.array(day, { maxLength: 60 }), days, holidays, weekdays, (dates, by, closed, usual) => {
        const isOpen = isOpenDay({ holidays: closed, weekdays: usual })
        const moved = [...shiftDates(dates, { days: by, isOpen })]
        for (const [at, [from, to]] of moved.entries()) {
          expect(isOpen(to)).toBe(true)
          expect(daysBetween(from, to)).toBeGreaterThanOrEqual(by)
          if (at > 0) expect(to > moved[at - 1]![1]).toBe(true)
        }
      }),
    )
  })

  it('move by exactly so many days where every day is open', () => {
    fc.assert(
      fc.property(fc.array(day), days, (dates, by) => {
        for (const [from, to] of shiftDates(dates, { days: by, isOpen: () => true })) expect(to).toBe(addDays(from, by))
      }),
    )
  })

  it('push what stands behind them until a gap takes it up', () => {
    const isOpen = isOpenDay({ holidays: new Set(['2026-12-16']) })
    // Sunday to Wednesday the 16th, which is a holiday, and the Saturday after.
    const dates = ['2026-12-13', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-20']
    expect([...shiftDates(dates, { days: 0, isOpen }).values()]).toEqual([
      '2026-12-13',
      '2026-12-15',
      '2026-12-17',
      '2026-12-19',
      '2026-12-20',
    ])
  })

  it('stay on the usual days of their schedule, Fridays too where classes are held on them', () => {
    const isOpen = isOpenDay({ holidays: new Set(['2026-11-20']), weekdays: [5] })
    const moved = [...shiftDates(['2026-11-06', '2026-11-13'], { days: 7, isOpen }).values()]
    expect(moved).toEqual(['2026-11-13', '2026-11-27'])
    expect(moved.map(weekdayOf)).toEqual([5, 5])
  })

  it('end somewhere even where nothing is ever open', () => {
    expect(shiftDates(['2026-11-06'], { days: 1, isOpen: () => false }).size).toBe(1)
  })
})

describe('rows that move', () => {
  const row = (id: number, scheduleId: number, date: string, isCancelled = false) => ({
    id,
    scheduleId,
    date,
    starts: '20:00',
    isCancelled,
  })

  it('do so from a day on, each schedule for itself, and leave what was called off', () => {
    const rows = [
      row(1, 1, '2026-11-14'),
      row(2, 1, '2026-11-16'),
      row(3, 1, '2026-11-16', true),
      row(4, 2, '2026-11-16'),
      row(5, 1, '2026-11-17'),
    ]
    const moved = shiftRows(rows, {
      from: '2026-11-16',
      days: 1,
      isOpen: (date, scheduleId) => scheduleId === 2 || date !== '2026-11-17',
    })
    expect(moved.map(({ date }) => date.slice(-2))).toEqual(['14', '18', '16', '17', '19'])
    expect(moved[0]).toBe(rows[0])
  })

  it('leave what has begun where it was held, and move all else from the day on', () => {
    const starts = fc.constantFrom('00:00', '08:30', '20:00', '23:59')
    const hours = fc.array(fc.record({ date: day, starts }), { maxLength: 40 })
    const now = fc.integer({ min: 0, max: 300 * 24 * 60 }).map((after) => new Date(Date.UTC(2026, 10, 1, 0, after)))
    fc.assert(
      fc.property(hours, day, now, (given, from, at) => {
        const rows = given.map((hour, id) => ({ ...row(id, 1, hour.date), ...hour }))
        const moved = shiftRows(rows, { from, days: 7, now: at, isOpen: () => true })
        for (const [nth, was] of rows.entries()) {
          const stays = was.date < from || hasBegun(was, at)
          expect(moved[nth]!.date).toBe(stays ? was.date : addDays(was.date, 7))
        }
      }),
    )
  })

  it('begin at their hour in Dhaka', () => {
    const evening = row(1, 1, '2026-11-16')
    expect(hasBegun(evening, new Date('2026-11-16T13:59:59Z'))).toBe(false)
    expect(hasBegun(evening, new Date('2026-11-16T14:00:00Z'))).toBe(true)
  })
})
