import { queryOptions } from '@tanstack/react-query'
import type { AnalysedClient } from '../../kit/exam/exam-clients.ts'
import type { ExamInsight } from '../../kit/exam/exam-types.ts'

/** It is worked out within seconds of the release, or of a corrected key. */
const soonMs = 10_000

/** The key begins like the doctor's own calls, so that it leaves the memory with the sign-in. */
export const insightQuery = (client: AnalysedClient, attempt: number) =>
  queryOptions<ExamInsight>({
    queryKey: ['/api/v3/web/doctor/exam-insight', client.name, attempt],
    queryFn: () => client.insight(attempt),
    refetchInterval: ({ state: { data } }) => data?.state === 'working' && soonMs,
  })
