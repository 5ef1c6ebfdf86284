import type { BodyOf, forget } from '@prostuti/contract'
import { request } from '../../../api/request.ts'

export const askForReset = (body: BodyOf<typeof forget>) =>
  request<typeof forget>('POST', '/api/v3/auth/forget', { body })
