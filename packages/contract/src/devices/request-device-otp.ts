import { z } from 'zod'
import { defineCall } from '../call.ts'
import { otpSent } from '../identity/otp-sent.ts'
import { maskedPhone } from '../profile/doctor.ts'

export const requestDeviceOtp = defineCall({
  method: 'POST',
  path: '/api/v3/web/devices/otp',
  summary: 'Sends a code to the doctor’s phone, to verify this device',
  access: 'signed-in',
  status: 200,
  response: z.object({ ...otpSent, phone: maskedPhone }),
  errors: ['unauthenticated', 'forbidden', 'too_many_requests'],
})
