import type { BodyOf, join } from '@prostuti/contract'
import type { QueryInput } from '../../../api/get.ts'
import { request } from '../../../api/request.ts'
import { campaignIn } from './campaign-in.ts'

/** The campaign is what the page's own address says of it. */
export const joinCentre = (body: BodyOf<typeof join>) =>
  request<typeof join>('POST', '/api/v3/auth/join', {
    body,
    query: campaignIn(location.search) as QueryInput<typeof join>,
  })
