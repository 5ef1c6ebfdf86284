import type { Resource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { post, readOnce } from '../../api/call.ts'
import { jobsPath } from '../jobs/use-jobs.ts'

type BulkCall = NonNullable<Resource['bulk']>
type ListRead = Resource['list']

/** Where the calls about many of a list's things are. */
const beside = (path: string, what: 'bulk' | 'exports') => path.replace('/admin/', `/admin/${what}/`)

export type Many = {
  path: string
  /** The list's address in the office, and what it is called. */
  list: string
  title: string
  /** What it is narrowed to. */
  filter: Record<string, string>
}

const usualWords: Record<string, () => string> = { hide: m.office_bulk_hide, show: m.office_bulk_show }

export const manyWords = (action: string, words: Record<string, string> = {}): string =>
  words[action] ?? usualWords[action]?.() ?? action

const opposites: Record<string, string> = { hide: 'show', show: 'hide' }
export const oppositeOf = (action: string): string | undefined => opposites[action]

export async function beginBulk(
  { path, list, title, filter }: Many,
  given: { action: string; words: string; ofJob?: number },
): Promise<number> {
  const { job_id } = await post<BulkCall>(beside(path, 'bulk'), {
    action: given.action,
    filter,
    title: m.office_bulk_title({ list: title, action: given.words }),
    list,
    ...(given.ofJob !== undefined && { of_job: given.ofJob }),
  })
  return job_id
}

export type ExportFormat = 'xlsx' | 'csv'

export const beginExport = (
  { path, list, title, filter }: Many,
  given: { format: ExportFormat; sort?: string; order?: 'asc' | 'desc'; titles: Record<string, string> },
) =>
  post<Resource['export']>(beside(path, 'exports'), {
    ...given,
    filter,
    list,
    title: m.office_export_title({ list: title }),
  })

/** However many they are. */
export async function countAll(path: string, filter: Record<string, string>): Promise<number> {
  const { total } = await readOnce<ListRead>(path, { query: { ...filter, count: 'exact', 'per-page': 1 } })
  return total
}

const pauseMs = 300
const triesAtMost = 100

/** What was begun is stopped, and what it had changed by then is changed back. */
export async function undoBulk(many: Many, given: { action: string; words: string; jobId: number }): Promise<void> {
  const opposite = oppositeOf(given.action)
  if (opposite === undefined) return
  const params = { id: given.jobId }
  await post(`${jobsPath}/:id/cancel`, undefined, { params })
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const { job } = (await readOnce(`${jobsPath}/:id`, { params })) as { job: { ended_at: string | null } }
    if (job.ended_at !== null) break
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  await beginBulk({ ...many, filter: {} }, { action: opposite, words: given.words, ofJob: given.jobId })
}
