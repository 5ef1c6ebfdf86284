import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams, instant } from '../fields.ts'
import { watchErrors } from './video-card.ts'

/** Seconds from … to (not with) …, as whole numbers. */
const secondsRange = z.tuple([z.number().int().min(0).max(86_400), z.number().int().min(0).max(86_400)])

export const watchVideo = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/videos/:id/watch',
  summary:
    'Opens a video: addresses that work until `expires_at` in this browser alone (a cookie comes along), and where to go on',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({
    /** Of a file: one for each size, the smallest first. Of HLS: the playlist of all sizes (height null), then one for each size. */
    sources: z.array(
      z.object({
        height: z.number().int().nullable(),
        /** The MIME type. */
        type: z.string(),
        address: z.string(),
        bytes: z.number().int().nullable(),
      }),
    ),
    embed: z.string().nullable(),
    captions: z.array(z.object({ language: z.enum(['bn', 'en']), label: z.string(), address: z.string() })),
    poster: z.string().nullable(),
    /** Ask again before then; the position is kept. */
    expires_at: instant,
    position_seconds: z.number().int(),
    watched: z.array(secondsRange),
    duration_seconds: z.number().int(),
    watermark: z.object({ name: z.string(), phone: z.string().nullable() }),
  }),
  errors: watchErrors,
})

export const saveProgress = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/videos/:id/progress',
  summary: 'Adds watched seconds and says where the doctor is. May come twice, late or out of order',
  access: 'doctor',
  params: idParams,
  body: z.object({
    position_seconds: z.number().int().min(0).max(86_400),
    watched: z.array(secondsRange.refine(([from, to]) => from < to)).max(50),
    ago_seconds: z
      .number()
      .min(0)
      .max(30 * 86_400)
      .optional()
      .describe('How long ago the doctor was there, of a report that waited for the network'),
  }),
  status: 200,
  response: z.object({
    /** Where to go on: not what was sent if another device was there later. */
    position_seconds: z.number().int(),
    watched_seconds: z.number().int(),
    completed: z.boolean(),
  }),
  errors: watchErrors,
})
