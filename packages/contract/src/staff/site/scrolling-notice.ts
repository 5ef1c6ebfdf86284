import { z } from 'zod'
import { instant } from '../../fields.ts'
import { defineOrder } from '../resource/define-order.ts'
import { defineResource } from '../resource/define-resource.ts'
import { shownText, writtenText } from '../staff-fields.ts'
import { activeFilter, siteLink } from './site-fields.ts'

/** A line of the marquee above every public page. */
export const scrollingNoticeResource = defineResource({
  name: 'scrolling_notice',
  path: '/api/v3/admin/scrolling-notices',
  reads: 'website.read',
  writes: 'website.write',
  fields: z.object({
    title: writtenText(200),
    link: siteLink.nullable(),
    starts_at: instant.nullable(),
    ends_at: instant.nullable(),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    title: shownText,
    starts_at: instant.nullable(),
    ends_at: instant.nullable(),
    is_active: z.boolean(),
    updated_at: instant,
  }),
  filters: activeFilter,
  sorts: ['position'],
})

export const arrangeScrollingNotices = defineOrder(scrollingNoticeResource)
