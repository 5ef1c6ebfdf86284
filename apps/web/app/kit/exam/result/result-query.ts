import { queryOptions } from '@tanstack/react-query'
import type { ExamClient } from '../exam-clients.ts'
import type { ExamCard, ExamProperty, ExamResult, MarkedResult } from '../exam-types.ts'
import { rankingOf } from './ranking-of.ts'

export type ResultData<Result = ExamResult> = {
  exam: ExamCard
  property: ExamProperty
  result: Result
  attempts: number
}
export type MarkedData = ResultData<MarkedResult>

/** Undefined until the marks may be known. */
export const markedIn = (data: ResultData | undefined): MarkedResult | undefined =>
  data?.result.marks_released ? data.result : undefined

/** The key begins like the doctor's own calls, so that it leaves the memory with the sign-in. */
export const resultQuery = (client: ExamClient, attempt: number | undefined) =>
  queryOptions<ResultData>({
    queryKey: ['/api/v3/web/doctor/exam-result', client.name, attempt],
    queryFn: () => client.result(attempt),
    // A result may have come from the exam room a moment ago, with another one of the same exam still in memory.
    staleTime: 0,
    // Another attempt of the same exam: what was there stays until it comes.
    placeholderData: (shown, query) => (query?.queryKey[1] === client.name ? shown : undefined),
    refetchInterval: ({ state: { data } }) => data !== undefined && askAgainAfter(data.result, new Date()),
  })

const soonMs = 20_000

/** False where nothing is about to come. */
function askAgainAfter(result: ExamResult, now: Date): number | false {
  if (result.marks_released) return rankingOf({ result }, now).kind === 'being-drawn' && soonMs
  if (result.marks_at === null) return soonMs
  const left = new Date(result.marks_at).getTime() - now.getTime()
  return left < 3_600_000 && Math.max(left, soonMs)
}

/** `?attempt=2`; anything else is the newest one. */
export function attemptIn(search: URLSearchParams): number | undefined {
  const wanted = search.get('attempt') ?? ''
  return /^[1-9]\d{0,2}$/.test(wanted) ? Number(wanted) : undefined
}
