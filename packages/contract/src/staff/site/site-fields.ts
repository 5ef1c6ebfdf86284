import { z } from 'zod'

/** Where a link that staff write may lead: a path of the site, or an address that nobody on the way can change. */
export const siteLink = z
  .string()
  .trim()
  .max(500)
  .regex(/^(\/(?![/\\])|https:\/\/[^\s/])/)

/** Also how the centre is reached: a telephone, a mailbox. */
export const contactLink = z
  .string()
  .trim()
  .max(500)
  .regex(/^(\/(?![/\\])|https:\/\/[^\s/]|tel:\+?\d|mailto:[^\s@]+@[^\s@]+$)/)

/** A telephone of Bangladesh or another country, as somebody types it; the server keeps it as E.164. */
export const typedPhone = z.string().trim().min(5).max(30)

export const email = z.email().max(200)

/** What every list that is arranged by hand can be filtered by. */
export const activeFilter = { active: z.enum(['true', 'false']).optional() }
