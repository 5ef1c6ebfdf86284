import { z } from 'zod'

export const staffRoles = ['owner', 'manager', 'teacher', 'support', 'accounts'] as const
export const staffDuties = ['exam_control', 'review', 'despatch', 'approve_money', 'impersonate'] as const

/** A member as the office's own lists and forms show them. */
export const staffMember = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  duties: z.array(z.enum(staffDuties)),
  /** Null: every course, every branch. */
  course_ids: z.array(z.number().int()).nullable(),
  branch_ids: z.array(z.number().int()).nullable(),
  /** The teacher of the timetables who they are. */
  teacher_id: z.number().int().nullable(),
})

/** Who did something, in a list. */
export const staffName = z.object({ id: z.number().int(), name: z.string() })

/** A text that staff write: Bengali is needed, English is shown to who reads English. */
export const writtenText = (max: number) =>
  z.object({ bn: z.string().trim().min(1).max(max), en: z.string().trim().max(max).optional() })

/** A text that may be left out altogether: where the Bengali is empty there is none. */
export const optionalText = (max: number) =>
  z.object({ bn: z.string().trim().max(max).optional(), en: z.string().trim().max(max).optional() }).nullable()

/** A text of both languages, as a list shows it. */
export const shownText = z.object({ bn: z.string(), en: z.string().optional() })

/** A picture or file of this site, or an address of the web. */
export const storedLink = z
  .string()
  .max(1000)
  .regex(/^(\/([^/\\]|$)|https?:\/\/)/)

/** Rich text that may be left out. */
export const optionalRichText = optionalText(50_000)

/** Which one of another kind; PostgreSQL's `integer` ends here. */
export const reference = z.number().int().min(1).max(2_147_483_647)

/** An amount in paisa, up to ten million taka. */
export const paisa = z.number().int().min(0).max(1_000_000_000)

/** A password, a passphrase: long beats odd. */
export const newPassword = z.string().min(10).max(200)

/** Six digits of an authenticator, in any script, with or without the gap in the middle. */
export const totpCode = z.string().trim().min(6).max(20)

/** What a step of a sign-in hands to the next. */
export const ticket = z.string().min(20).max(100)

/** A passkey's own words, which only its library reads. */
export const passkeyMessage = z.record(z.string().max(100), z.unknown()).meta({ maxProperties: 30 })
