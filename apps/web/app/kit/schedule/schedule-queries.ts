import type { batchSchedules, ResponseOf, scheduleEvents } from '@prostuti/contract'
import { get } from '../../api/get.ts'

type BatchSchedules = ResponseOf<typeof batchSchedules>

export type ScheduledBatch = BatchSchedules['batch']
export type Schedule = BatchSchedules['schedules'][number]
export type ScheduleEvent = ResponseOf<typeof scheduleEvents>['events'][number]

/** Longer timetables are read page by page. */
export const rowsPerPage = 300

export const batchSchedulesQuery = (batchId: string | undefined) =>
  get<typeof batchSchedules>('/api/v3/web/batches/:id/schedules', {}, { id: batchId ?? '' })

export const scheduleEventsQuery = (scheduleId: number, page: number) =>
  get<typeof scheduleEvents>(
    '/api/v3/web/schedules/:id/events',
    { 'per-page': rowsPerPage, page: page === 1 ? undefined : page },
    { id: scheduleId },
  )
