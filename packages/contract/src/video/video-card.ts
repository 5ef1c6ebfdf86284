import { z } from 'zod'
import { wholeNumber } from '../fields.ts'

/** A number in a path; larger ones cannot exist. */
export const pathId = wholeNumber(1, 2_147_483_647)

/** A recorded video as lists show it, with how far this doctor has come. */
export const videoCard = z.object({
  id: z.number().int(),
  title: z.string(),
  subject: z.string().nullable(),
  teacher: z.string().nullable(),
  duration_seconds: z.number().int(),
  /** Seconds that were really played, each counted once. */
  watched_seconds: z.number().int(),
  /** Where to go on. */
  position_seconds: z.number().int(),
  /** Nine tenths of it were watched. */
  completed: z.boolean(),
  source: z.enum(['file', 'hls', 'embed']),
  /** What the smallest size weighs; null for an embed. */
  smallest_bytes: z.number().int().nullable(),
})

/** Of calls that read what a course gives to watch. */
export const lectureErrors = [
  'unauthenticated',
  'device_not_verified',
  'not_found',
  'not_enrolled',
  'payment_overdue',
] as const

/** Of calls about one video: `forbidden` when its last moment has passed, and for staff who look at the site as the doctor. */
export const watchErrors = [
  'unauthenticated',
  'device_not_verified',
  'not_found',
  'not_published_yet',
  'payment_overdue',
  'forbidden',
] as const
