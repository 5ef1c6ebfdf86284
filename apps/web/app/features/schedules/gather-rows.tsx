import * as m from '@prostuti/text/messages'
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { QueryFailed } from '../../kit/loading/query-failed.tsx'
import { type ScheduleEvent, scheduleEventsQuery } from '../../kit/schedule/schedule-queries.ts'
import { RowsSkeleton } from './schedule-skeleton.tsx'

type Rows = { events: ScheduleEvent[]; total: number }

type GatherRowsProps = {
  schedules: readonly number[]
  page: number
  children: (answers: readonly Rows[]) => ReactNode
}

/** The rows of several schedules, asked for at once, shown when all are there. */
export function GatherRows({ schedules, page, children }: GatherRowsProps) {
  const client = useQueryClient()
  useEffect(() => {
    for (const id of schedules) client.prefetchQuery(scheduleEventsQuery(id, page))
  }, [client, schedules, page])
  return (
    <Gather queries={schedules.map((id) => scheduleEventsQuery(id, page))} answers={[]}>
      {children}
    </Gather>
  )
}

type GatherProps = {
  queries: readonly UseQueryOptions<Rows>[]
  answers: readonly Rows[]
  children: GatherRowsProps['children']
}

/** One query a level, because the number of hooks in one component may not depend on the data. */
function Gather({ queries, answers, children }: GatherProps) {
  const [query, ...rest] = queries
  if (!query) return children(answers)
  return (
    <WithAnswer query={query}>
      {(answer) => (
        <Gather queries={rest} answers={[...answers, answer]}>
          {children}
        </Gather>
      )}
    </WithAnswer>
  )
}

function WithAnswer({ query, children }: { query: UseQueryOptions<Rows>; children: (answer: Rows) => ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(query)
  if (data) return children(data)
  return error ? <QueryFailed title={m.schedule_error()} query={{ error, isFetching, refetch }} /> : <RowsSkeleton />
}
