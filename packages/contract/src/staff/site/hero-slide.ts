import { z } from 'zod'
import { instant } from '../../fields.ts'
import { defineOrder } from '../resource/define-order.ts'
import { defineResource } from '../resource/define-resource.ts'
import { optionalText, shownText, storedLink, writtenText } from '../staff-fields.ts'
import { activeFilter, siteLink } from './site-fields.ts'

export const heroSlideResource = defineResource({
  name: 'hero_slide',
  path: '/api/v3/admin/hero-slides',
  reads: 'website.read',
  writes: 'website.write',
  fields: z.object({
    title: writtenText(150),
    subtitle: optionalText(200),
    thumb: storedLink,
    is_video: z.boolean(),
    /** Of a video: its address on YouTube. */
    link: siteLink,
    duration_label: optionalText(40),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    title: shownText,
    thumb: z.string(),
    is_video: z.boolean(),
    is_active: z.boolean(),
    updated_at: instant,
  }),
  filters: activeFilter,
  sorts: ['position'],
})

export const arrangeHeroSlides = defineOrder(heroSlideResource)
