import { useQuery } from '@tanstack/react-query'
import { coursesQuery } from '../../kit/course/course-queries.ts'
import { dashboardQuery } from '../../kit/course/dashboard-query.ts'

/** Whether what the next step is found by is here, or has failed and is not waited for. */
export function useStepKnown(): boolean {
  return [useQuery(dashboardQuery), useQuery(coursesQuery)].every(
    ({ isLoading, failureCount }) => !isLoading || failureCount > 0,
  )
}
