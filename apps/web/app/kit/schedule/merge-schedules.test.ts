import { expect, it } from 'vitest'
import { mergeSchedules } from './merge-schedules.ts'

const row = (id: number, dhaka: string) => ({ id, starts_at: new Date(`${dhaka}:00+06:00`).toISOString() })

it('puts what several schedules have on one day side by side', () => {
  const evening = [row(1, '2026-11-14T20:30'), row(2, '2026-11-16T20:30')]
  const friday = [row(3, '2026-11-20T09:00'), row(4, '2026-11-20T14:00')]
  const both = [row(5, '2026-11-16T09:00')]
  const [week] = mergeSchedules([evening, friday, both], evening[0])
  expect(week?.number).toBe(1)
  expect(week?.days.map(({ key, cells }) => [key, cells.map((cell) => cell.map(({ id }) => id))])).toEqual([
    ['2026-11-14', [[1], [], []]],
    ['2026-11-16', [[2], [], [5]]],
    ['2026-11-20', [[], [3, 4], []]],
  ])
})
