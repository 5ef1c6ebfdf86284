import { z } from 'zod'
import { instant, wholeNumber } from '../../fields.ts'
import { defineOrder } from '../resource/define-order.ts'
import { defineResource } from '../resource/define-resource.ts'
import { optionalText, paisa, reference, shownText, writtenText } from '../staff-fields.ts'

export const givenVideoResource = defineResource({
  name: 'given_video',
  path: '/api/v3/admin/given-videos',
  reads: 'media.read',
  writes: 'media.write',
  fields: z.object({
    batch_id: reference,
    video_id: reference,
    note: optionalText(200),
    published_at: instant,
    until: instant.nullable(),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    video: shownText,
    batch: shownText,
    published_at: instant,
    until: instant.nullable(),
    is_active: z.boolean(),
  }),
  filters: {
    batch: wholeNumber(1, 2_147_483_647).optional(),
    active: z.enum(['true', 'false']).optional(),
  },
  sorts: ['newest'],
  order: 'desc',
})

export const shelfResource = defineResource({
  name: 'shelf',
  path: '/api/v3/admin/shelves',
  reads: 'media.read',
  writes: 'courses.write',
  fields: z.object({
    course_id: reference.nullable(),
    title: writtenText(150),
    summary: writtenText(500),
    /** Of one video for thirty days. What was ordered keeps the price it was ordered at. */
    month_paisa: paisa.min(100),
    durations: z
      .array(z.object({ days: z.number().int().min(1).max(1000), percent_off: z.number().int().min(0).max(90) }))
      .min(1)
      .max(10),
    least_videos: z.number().int().min(1).max(100),
    refund_hours: z.number().int().min(0).max(720),
    video_ids: z.array(reference).max(500),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    title: shownText,
    course: shownText.nullable(),
    month_paisa: z.number().int(),
    videos: z.number().int(),
    is_active: z.boolean(),
  }),
  filters: { active: z.enum(['true', 'false']).optional() },
  sorts: ['position'],
})

export const arrangeShelves = defineOrder(shelfResource)
