import type { BodyOf, countPractice, makePractice, practice } from '@prostuti/contract'
import { get } from '../../api/get.ts'
import { request } from '../../api/request.ts'
import type { Builder, Choices } from './choices.ts'

export type PracticeSet = Builder['sets'][number]

/** Always asked anew: an exam may have come out, or a set been handed in. */
export const builderQuery = (topics: readonly number[]) => ({
  ...get<typeof practice>('/api/v3/web/doctor/practice', topics.length > 0 ? { topics: topics.join() } : {}),
  staleTime: 0,
})

const countedForMs = 60_000

/** How many questions there are for what is chosen now. */
export const countQuery = ({ subject_ids, topic_ids, types, source, mode, pack }: Choices) => ({
  ...get<typeof countPractice>('/api/v3/web/doctor/practice/count', {
    ...(subject_ids.length > 0 && { subjects: subject_ids.join() }),
    ...(topic_ids.length > 0 && { topics: topic_ids.join() }),
    ...(types.length === 1 && { type: types[0]! }),
    source,
    ...(mode === 'timed' && pack !== null && { pack }),
  }),
  staleTime: countedForMs,
})

export const makeSet = (body: BodyOf<typeof makePractice>) =>
  request<typeof makePractice>('POST', '/api/v3/web/doctor/practice', { body })
