import type { endPlanFeed, ResponseOf, readPlanFeed, renewPlanFeed } from '@prostuti/contract'
import { get } from '../../../api/get.ts'
import { request } from '../../../api/request.ts'
import { fetchBytes } from '../../../kit/loading/fetch-bytes.ts'
import { saveBlob } from '../../../kit/loading/save-blob.ts'

const path = '/api/v3/web/doctor/plan/feed'

export type Feed = ResponseOf<typeof readPlanFeed>

export const feedQuery = { ...get<typeof readPlanFeed>(path), staleTime: 0 }

export const renewFeed = (): Promise<Feed> => request<typeof renewPlanFeed>('POST', path)

export const endFeed = (): Promise<undefined> => request<typeof endPlanFeed>('DELETE', path)

export async function saveCalendar(): Promise<void> {
  const { blob, name } = await fetchBytes('/api/v3/web/doctor/plan/calendar')
  saveBlob(blob, name ?? 'prostuti-plan.ics')
}
