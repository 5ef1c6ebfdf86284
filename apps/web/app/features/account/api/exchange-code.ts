import type { BodyOf, verifyOtp } from '@prostuti/contract'
import { request } from '../../../api/request.ts'

/** A right code becomes the OTP token that the next form sends. */
export const exchangeCode = (body: BodyOf<typeof verifyOtp>) =>
  request<typeof verifyOtp>('POST', '/api/v3/auth/otp', { body })
