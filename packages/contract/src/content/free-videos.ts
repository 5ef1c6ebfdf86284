import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams, instant, pageQuery } from '../fields.ts'

const videoCard = z.object({
  id: z.number().int(),
  title: z.string(),
  poster: z.string().nullable(),
  duration_seconds: z.number().int(),
  published_at: instant,
})

export const freeVideos = defineCall({
  method: 'GET',
  path: '/api/v3/web/free-videos',
  summary: 'Videos that anybody may watch',
  access: 'public',
  query: z.object({ ...pageQuery(50) }),
  status: 200,
  response: z.object({ videos: z.array(videoCard), total: z.number().int() }),
  errors: [],
})

export const freeVideo = defineCall({
  method: 'GET',
  path: '/api/v3/web/free-videos/:id',
  summary: 'One free video',
  access: 'public',
  params: idParams,
  status: 200,
  response: z.object({
    video: videoCard.extend({
      description: z.string(),
      kind: z.enum(['file', 'embed']),
      link: z.string(),
      captions: z.string().nullable(),
    }),
  }),
  errors: ['not_found'],
})
