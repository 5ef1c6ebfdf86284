import { z } from 'zod'

/** Gateways write their codes as numbers or as text. Nothing longer than a code may pass into a log. */
export const answerCode = z
  .union([z.int(), z.string().regex(/^\d+$/)])
  .transform(Number)
  .pipe(z.int().min(0).max(99_999))

/** A gateway's own reference. A message that was taken stays taken when this is missing or odd. */
export const answerReference = z
  .union([z.int(), z.string().min(1).max(64)])
  .transform(String)
  .nullish()
  .catch(null)
