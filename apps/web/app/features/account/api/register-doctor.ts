import type { BodyOf, register } from '@prostuti/contract'
import { request } from '../../../api/request.ts'
import { otpHeader } from '../../../kit/otp/otp-header.ts'

export const registerDoctor = (body: BodyOf<typeof register>, otpToken: string | undefined) =>
  request<typeof register>('POST', '/api/v3/auth/register', { body, headers: otpHeader(otpToken) })
