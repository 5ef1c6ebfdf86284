import { z } from 'zod'

const email = z.email().max(200)

/** Lower case, as the table wants it; undefined when it cannot be an address. */
export function normalizeEmail(text: string): string | undefined {
  const parsed = email.safeParse(text.trim().toLowerCase())
  return parsed.success ? parsed.data : undefined
}
