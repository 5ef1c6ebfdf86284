import { useEffect, useRef } from 'react'
import { isUnderWay, useJobs } from '../jobs/use-jobs.ts'

/** Asks for the list anew when a job about it has come further, and when it is over. */
export function useRefreshAfterJobs(list: string, refresh: () => void): void {
  const { data } = useJobs()
  const own = data?.jobs.filter((job) => job.list === list && job.file === null) ?? []
  const progress = own
    .filter((job) => isUnderWay(job) || job.ended_at !== null)
    .map(({ id, done, state }) => `${id} ${done} ${state}`)
    .join()
  const before = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only news is worth asking again for
  useEffect(() => {
    if (data === undefined) return
    if (before.current !== undefined && before.current !== progress) refresh()
    before.current = progress
  }, [progress, data === undefined])
}
