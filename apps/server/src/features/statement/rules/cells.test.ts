import { describe, expect, it } from 'vitest'
import { readAmount } from './read-amount.ts'
import { isDamagedId, payerEnd, readId } from './read-id.ts'
import { readMoment } from './read-moment.ts'

describe('an amount', () => {
  it.each([
    ['1,23,456.00', 12_345_600],
    ['1,234.5', 123_450],
    ['Tk 500', 50_000],
    ['৳ ৫,৫০০', 550_000],
    ['৫০০ টাকা', 50_000],
    ['500/-', 50_000],
    ['BDT 96.0000', 9600],
    ['(100.00)', -10_000],
    ['100.00-', -10_000],
    ['−100', -10_000],
    ['250.00 DR', -25_000],
    ['250.00 CR', 25_000],
    ['0', 0],
  ])('%s is read', (cell, paisa) => {
    expect(readAmount(cell)).toBe(paisa)
  })

  it.each(['', '-', 'n/a', '1.234', '12.345.678', '1,2,3', '12a', '1e5', 'Completed'])('%j is none', (cell) => {
    expect(readAmount(cell)).toBeUndefined()
  })
})

describe('a moment', () => {
  const evening = '2026-11-16T14:05:11.000Z'
  it.each([
    ['16/11/2026 20:05:11', evening],
    ['16-Nov-26 8:05:11 PM', evening],
    ['১৬/১১/২০২৬ ২০:০৫:১১', evening],
    ['2026-11-16 20:05:11', evening],
    ['2026-11-16T20:05:11:272 GMT+0600', evening],
    ['2026-11-16T14:05:11Z', evening],
    ['2026-11-16T20:05:11+06:00', evening],
    ['Nov 16, 2026 8:05:11 PM', evening],
    ['46342.836932870', evening],
  ])('%s is read on the clock of Dhaka', (cell, at) => {
    expect(readMoment(cell, 'dmy')).toEqual({ at: new Date(at), hasTime: true })
  })

  it('is a day alone where it has no time', () => {
    const day = { at: new Date('2026-11-15T18:00:00Z'), hasTime: false }
    expect(readMoment('16/11/2026', 'dmy')).toEqual(day)
    expect(readMoment('11/16/2026', 'mdy')).toEqual(day)
    expect(readMoment('46342', 'dmy')).toEqual(day)
  })

  it.each(['', '16', '16/11', '31/02/2026', '16/11/2026 25:00', 'yesterday', '99999'])('%j is none', (cell) => {
    expect(readMoment(cell, 'dmy')).toBeUndefined()
  })
})

it('an id is compared without what spreadsheets put around it', () => {
  expect(readId(' bkh7q2 ')).toBe('BKH7Q2')
  expect(readId('="01712345678"')).toBe('01712345678')
  expect(readId("'০১২৩")).toBe('0123')
  expect(readId('N/A')).toBe('')
  expect(isDamagedId(readId('1.23E+15'))).toBe(true)
  expect(isDamagedId(readId('7E5A'))).toBe(false)
})

it('of a payer the last digits that are shown', () => {
  expect(payerEnd('017XX-XXX772')).toBe('')
  expect(payerEnd('+880 1712-345678')).toBe('1712345678')
  expect(payerEnd('*******5678')).toBe('5678')
})
