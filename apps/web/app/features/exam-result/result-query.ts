import { queryOptions } from '@tanstack/react-query'
import type { ExamDoor } from '../exams/exam-doors.ts'
import type { ExamCard, ExamProperty, ExamResult } from '../exams/exam-types.ts'
import { rankingOf } from './ranking-of.ts'

export type ResultData = { exam: ExamCard; property: ExamProperty; result: ExamResult; attempts: number }

/** The key begins like the doctor's own calls, so that it leaves the memory with the sign-in. */
export const resultQuery = (door: ExamDoor, attempt: number | undefined) =>
  queryOptions<ResultData>({
    queryKey: ['/api/v3/web/doctor/exam-result', door.name, attempt],
    queryFn: () => door.result(attempt),
    // A result may have come from the exam room a moment ago, with another one of the same exam still in memory.
    staleTime: 0,
    // Another attempt of the same exam: what was there stays until it comes.
    placeholderData: (shown, query) => (query?.queryKey[1] === door.name ? shown : undefined),
    refetchInterval: ({ state: { data } }) =>
      data && rankingOf(data, new Date()).kind === 'being-drawn' ? 20_000 : false,
  })

/** `?attempt=2`; anything else is the newest one. */
export function attemptIn(search: URLSearchParams): number | undefined {
  const wanted = search.get('attempt') ?? ''
  return /^[1-9]\d{0,2}$/.test(wanted) ? Number(wanted) : undefined
}
