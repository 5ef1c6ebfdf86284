import { toLatinDigits } from '@prostuti/text/digits'
import { addressOf } from '../address/address-of.ts'
import type { Schedule } from './schedule-queries.ts'

/** What of a timetable is shown. A row that is a lecture and an exam belongs to both. */
export type Only = 'lecture' | 'exam' | undefined

export type ScheduleView = { schedule: number | undefined; only: Only; page: number }

const wholeIn = (text: string | null): number | undefined => {
  const latin = toLatinDigits(text ?? '')
  return /^[1-9]\d{0,8}$/.test(latin) ? Number(latin) : undefined
}

/** What a page's address asks for. What it cannot mean is ignored: a shared link must never open an error. */
export function readView(search: URLSearchParams): ScheduleView {
  const only = search.get('only')
  return {
    schedule: wholeIn(search.get('schedule')),
    only: only === 'lecture' || only === 'exam' ? only : undefined,
    page: Math.min(wholeIn(search.get('page')) ?? 1, 10_000),
  }
}

/** The query for a view, shortest when it is what the page shows anyway. */
export function viewQuery({ schedule, only, page = 1 }: Partial<ScheduleView>): string {
  const search = new URLSearchParams()
  if (schedule !== undefined) search.set('schedule', String(schedule))
  if (only) search.set('only', only)
  if (page > 1) search.set('page', String(page))
  return search.size === 0 ? '' : `?${search}`
}

/** The schedule the address names, or the batch's first. */
export const chosenSchedule = (schedules: readonly Schedule[], view: ScheduleView): Schedule | undefined =>
  schedules.find(({ id }) => id === view.schedule) ?? schedules[0]

/** What the address has to say about a schedule: nothing for the first, so that it has one address only. */
export const namedInAddress = (schedules: readonly Schedule[], { id }: Schedule): number | undefined =>
  schedules[0]?.id === id ? undefined : id

export const scheduleAddress = (batchId: number) =>
  addressOf('/batch-details/:batch_id/schedule', { batch_id: batchId })
export const masterAddress = (batchId: number) =>
  addressOf('/batch-details/:batch_id/master-schedule', { batch_id: batchId })
export const sheetAddress = (batchId: number) => addressOf('/batch-schedules/:batch_id', { batch_id: batchId })
