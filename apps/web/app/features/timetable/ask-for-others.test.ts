import { expect, it } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { askForOthers } from './ask-for-others.ts'

/** How many were asked for while none had answered. */
function askedAtOnce(schedules: number[]): string[] {
  const asked: string[] = []
  const client = createQueryClient((address) => {
    asked.push(address)
    return new Promise(() => {})
  })
  const own = { course: { id: 3 }, schedule_id: 2, schedules: schedules.map((id) => ({ id })) }
  askForOthers(client, own as unknown as Parameters<typeof askForOthers>[1])
  return asked
}

it('asks for every other schedule before the first has answered', () => {
  expect(askedAtOnce([1, 2, 4])).toEqual([
    '/api/v3/web/doctor/courses/3/timetable?schedule=1',
    '/api/v3/web/doctor/courses/3/timetable?schedule=4',
  ])
})

it('asks for six at the most', () => {
  expect(askedAtOnce([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toHaveLength(6)
})
