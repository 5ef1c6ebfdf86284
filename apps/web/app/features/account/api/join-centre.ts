import type { BodyOf, join } from '@prostuti/contract'
import { request } from '../../../api/request.ts'

export const joinCentre = (body: BodyOf<typeof join>) => request<typeof join>('POST', '/api/v3/auth/join', { body })
