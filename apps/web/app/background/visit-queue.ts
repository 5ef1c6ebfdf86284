import type { recordActivity } from '@prostuti/contract'
import { ApiError } from '../api/api-error.ts'
import { request } from '../api/request.ts'
import { type ActivityQueue, createActivityQueue } from './visits.ts'

export const createVisitQueue = (): ActivityQueue =>
  createActivityQueue(
    (body) => request<typeof recordActivity>('POST', '/api/activities', { body, keepalive: true }),
    // A refused record will be refused again; one that met no server, or a busy one, may wait.
    (error) => error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429,
  )
