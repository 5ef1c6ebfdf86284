import { z } from 'zod'

/** What a person typed; the server makes one number of any spelling (`@prostuti/text/phone`). */
export const phoneField = z.string().min(1).max(40)
export const nameField = z.string().min(1).max(120)
const passwordField = z.string().min(8).max(200)
export const codeField = z.string().min(1).max(20)
export const emailField = z.string().max(200)
export const bmdcField = z.string().max(20)

/** A new password, typed twice. */
export const newPassword = { password: passwordField, password_confirmation: z.string().max(200) }
