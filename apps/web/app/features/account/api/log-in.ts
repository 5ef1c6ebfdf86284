import type { BodyOf, login, ResponseOf } from '@prostuti/contract'
import { request } from '../../../api/request.ts'

export type SignedIn = ResponseOf<typeof login>

export const logIn = (body: BodyOf<typeof login>): Promise<SignedIn> =>
  request<typeof login>('POST', '/api/v3/auth/login', { body })
