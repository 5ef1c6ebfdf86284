import { type QueryState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnalysedClient } from '../../kit/exam/exam-clients.ts'
import type { ExamInsight } from '../../kit/exam/exam-types.ts'
import { insightQuery, isComing, waitAfter } from './insight-query.ts'

type Asked = Pick<QueryState<ExamInsight>, 'dataUpdateCount' | 'errorUpdateCount'>

const timesOf = (state: Asked | undefined): number => (state ? state.dataUpdateCount + state.errorUpdateCount : 0)

/** How an attempt went, asked for again while some of it is worked out: ever more seldom, until the reader is left to ask. */
export function useInsight(client: AnalysedClient, attempt: number) {
  const options = insightQuery(client, attempt)
  const cache = useQueryClient()
  const timesSoFar = () => timesOf(cache.getQueryState(options.queryKey))
  // Every opening begins anew.
  const [before] = useState(timesSoFar)
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) => isComing(state.data) && waitAfter(timesOf(state) - before),
  })
  return {
    query,
    isAsking: query.isFetching,
    hasStopped: waitAfter(timesSoFar() - before) === false,
    askAgain: () => void query.refetch(),
  }
}
