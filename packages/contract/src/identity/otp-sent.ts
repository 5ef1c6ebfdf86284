import { z } from 'zod'

/** A code is on its way. Said the same whether or not the phone is known. */
export const otpSent = {
  phone: z.string(),
  resend_after_seconds: z.number().int(),
  expires_in_seconds: z.number().int(),
}

/** The device token of the browser that asked, a new one where none was sent: only this browser can answer the code. */
export const codeBrowser = z.string()
