import type { BodyOf, reset } from '@prostuti/contract'
import { request } from '../../../api/request.ts'
import { otpHeader } from '../../../kit/otp/otp-header.ts'

export const resetPassword = (body: BodyOf<typeof reset>, otpToken: string | undefined) =>
  request<typeof reset>('POST', '/api/v3/auth/reset', { body, headers: otpHeader(otpToken) })
