import { expect, it } from 'vitest'
import type { Fixed } from '../plan-api.ts'
import { atOneTime } from './at-one-time.ts'

const row = (event_id: number, from: string, to: string) =>
  ({
    event_id,
    starts_at: new Date(`2026-11-${from}:00+06:00`).toISOString(),
    ends_at: new Date(`2026-11-${to}:00+06:00`).toISOString(),
  }) as Fixed
const fixed = [
  row(1, '14T18:00', '14T20:00'),
  row(2, '14T20:00', '14T21:00'),
  row(3, '16T10:00', '16T12:00'),
  row(4, '16T09:00', '16T11:00'),
  row(5, '18T10:00', '18T12:00'),
]
const ids = (now: string) =>
  atOneTime({ fixed }, new Date(`2026-11-${now}:00+06:00`)).map((group) => group.map(({ event_id }) => event_id))

it('finds the classes of which only one can be gone to', () => {
  expect(ids('14T08:00')).toEqual([[4, 3]])
})

it('says nothing of what is over', () => {
  expect(ids('16T11:30')).toEqual([])
})
