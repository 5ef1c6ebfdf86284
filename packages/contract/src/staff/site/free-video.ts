import { z } from 'zod'
import { instant } from '../../fields.ts'
import { defineOrder } from '../resource/define-order.ts'
import { defineResource } from '../resource/define-resource.ts'
import { shownText, storedLink, writtenText } from '../staff-fields.ts'
import { activeFilter, siteLink } from './site-fields.ts'

export const freeVideoResource = defineResource({
  name: 'free_video',
  path: '/api/v3/admin/free-videos',
  reads: 'website.read',
  writes: 'website.write',
  fields: z.object({
    title: writtenText(150),
    description: writtenText(3000),
    link: siteLink,
    poster: storedLink.nullable(),
    captions: storedLink.nullable(),
    duration_seconds: z.number().int().min(1).max(86_400),
    published_at: instant,
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    title: shownText,
    poster: z.string().nullable(),
    duration_seconds: z.number().int(),
    published_at: instant,
    is_active: z.boolean(),
    updated_at: instant,
  }),
  filters: activeFilter,
  sorts: ['position'],
})

export const arrangeFreeVideos = defineOrder(freeVideoResource)
