import { z } from 'zod'
import { defineCall } from '../call.ts'
import { link } from '../fields.ts'

export const bannerSection = defineCall({
  method: 'GET',
  path: '/api/v3/web/homepage/banner-section',
  summary: 'The slides of the home page’s hero',
  access: 'public',
  status: 200,
  response: z.object({
    slide_items: z.array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        subtitle: z.string().nullable(),
        thumb: z.string(),
        is_video: z.boolean(),
        duration_label: z.string().nullable(),
        link,
      }),
    ),
  }),
  errors: [],
})
