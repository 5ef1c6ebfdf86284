import { describe, expect, it } from 'vitest'
import { chooseNext } from './choose-next.ts'

// Sunday, six in the evening in Dhaka.
const now = new Date('2026-11-15T12:00:00Z')
const row = (id: number, starts: string, hours = 2, is_cancelled = false) => ({
  id,
  starts_at: new Date(starts).toISOString(),
  ends_at: new Date(Date.parse(starts) + hours * 3_600_000).toISOString(),
  is_cancelled,
})
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('what is next', () => {
  it('is today and tomorrow by Dhaka’s days, in the order of time, without what is over or cancelled', () => {
    const rows = [
      row(1, '2026-11-16T15:00:00Z'),
      row(2, '2026-11-15T14:30:00Z'),
      row(3, '2026-11-15T08:00:00Z'),
      row(4, '2026-11-15T11:00:00Z'),
      row(5, '2026-11-15T16:00:00Z', 1, true),
      // Half past midnight of the day after tomorrow in Dhaka.
      row(6, '2026-11-16T18:30:00Z'),
    ]
    expect(ids(chooseNext(rows, now))).toEqual([4, 2, 1])
  })

  it('is the very next thing where both days are free, and nothing when all is over', () => {
    expect(ids(chooseNext([row(1, '2026-11-20T14:00:00Z'), row(2, '2026-11-18T14:00:00Z')], now))).toEqual([2])
    expect(chooseNext([row(1, '2026-11-10T14:00:00Z')], now)).toEqual([])
  })
})
