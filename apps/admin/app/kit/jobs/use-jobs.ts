import type { ResponseOf } from '@prostuti/contract'
import type { cancelJob, listJobs } from '@prostuti/contract/staff'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, post } from '../../api/call.ts'
import { fetchFile } from '../../api/fetch-file.ts'
import { showToast } from '../toast/toast.ts'

export type Job = ResponseOf<typeof listJobs>['jobs'][number]

export const jobsPath = '/api/v3/admin/jobs'

export const isUnderWay = ({ state }: Job): boolean => state === 'waiting' || state === 'running'

/** The member's jobs, newest first; while one is under way they are asked for every second. */
export const useJobs = (whose: 'own' | 'all' = 'own') =>
  useQuery({
    ...get<typeof listJobs>(jobsPath, { query: { whose } }),
    refetchInterval: ({ state: { data } }) => (data?.jobs.some(isUnderWay) ? 1000 : false),
  })

export function useJobActions() {
  const client = useQueryClient()
  const orSay = (error: unknown) => showToast({ text: error instanceof Error ? error.message : String(error) })
  const renew = () => client.invalidateQueries({ queryKey: [jobsPath] })
  return {
    /** A job was begun somewhere: the bell shows it. */
    renew,
    cancel: async ({ id }: Job) => {
      await post<typeof cancelJob>(`${jobsPath}/:id/cancel`, undefined, { params: { id } }).catch(orSay)
      await renew()
      await client.invalidateQueries({ queryKey: [`${jobsPath}/:id`] })
    },
    download: ({ id, file }: Job) => (file ? fetchFile(`${jobsPath}/${id}/file`, file.name).catch(orSay) : undefined),
  }
}
