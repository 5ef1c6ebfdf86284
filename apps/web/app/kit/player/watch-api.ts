import type { ResponseOf, saveProgress, watchVideo } from '@prostuti/contract'
import { request } from '../../api/request.ts'
import { forget, recall, remember } from '../storage/storage.ts'
import { createProgressStore, type ProgressStore } from './progress/progress-store.ts'

export type Watch = ResponseOf<typeof watchVideo>
export type Source = Watch['sources'][number]

export const askToWatch = (id: number): Promise<Watch> =>
  request<typeof watchVideo>('POST', '/api/v3/web/doctor/videos/:id/watch', { params: { id } })

/** What a doctor has watched in this browser, on its way to the server. */
export const progressStoreOf = (doctorId: number): ProgressStore =>
  createProgressStore(
    {
      send: (id, body, options) =>
        request<typeof saveProgress>('POST', '/api/v3/web/doctor/videos/:id/progress', {
          params: { id },
          body,
          ...options,
        }),
      recall,
      remember,
      forget,
      now: Date.now,
    },
    doctorId,
  )
