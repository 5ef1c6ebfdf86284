import type { BodyOf, readPushSettings, savePushSettings, sendTestPush } from '@prostuti/contract'
import { get } from '../../api/get.ts'
import { request } from '../../api/request.ts'

const path = '/api/v3/web/doctor/push'

export const newsQuery = get<typeof readPushSettings>(`${path}/settings`)

export type NewsSettings = BodyOf<typeof savePushSettings>
export type NewsSwitch = keyof NewsSettings['switches']

export const saveNews = (body: NewsSettings) => request<typeof savePushSettings>('POST', `${path}/settings`, { body })

export const sendTest = (endpoint: string) =>
  request<typeof sendTestPush>('POST', `${path}/test`, { body: { endpoint } })
