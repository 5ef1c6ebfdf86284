import { queryOptions } from '@tanstack/react-query'
import type { AnalysedClient } from '../../kit/exam/exam-clients.ts'
import type { ExamInsight } from '../../kit/exam/exam-types.ts'

/** The key begins like the doctor's own calls, so that it leaves the memory with the sign-in. */
export const insightQuery = (client: AnalysedClient, attempt: number) =>
  queryOptions<ExamInsight>({
    queryKey: ['/api/v3/web/doctor/exam-insight', client.name, attempt],
    queryFn: () => client.insight(attempt),
  })

/** Whether more of it comes by itself: all of it, or what others came to. */
export const isComing = (answer: ExamInsight | undefined): boolean =>
  answer?.state === 'working' ||
  (answer?.state === 'ready' &&
    [answer.insight.others, answer.insight.topics].some(({ silent }) => silent === 'not_yet'))

/** It is worked out within seconds of the release, or of a corrected key: what takes minutes is not hurried by asking. */
const waitsMs = [10_000, 20_000, 40_000, 80_000, 160_000]

/** How long after so many askings the next one comes; after the last of them none does by itself. */
export const waitAfter = (asked: number): number | false => waitsMs[Math.max(0, asked - 1)] ?? false
