import { z } from 'zod'
import { instant, slugText } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { shownText, writtenText } from '../staff-fields.ts'
import { activeFilter } from './site-fields.ts'

export const pageResource = defineResource({
  name: 'page',
  path: '/api/v3/admin/pages',
  reads: 'website.read',
  writes: 'website.write',
  fields: z.object({
    /** Its address; once it was shown, the old one leads to the new. */
    slug: slugText,
    title: writtenText(200),
    description: writtenText(500),
    /** Rich text. */
    body: writtenText(200_000),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    slug: z.string(),
    title: shownText,
    is_active: z.boolean(),
    updated_at: instant,
  }),
  filters: activeFilter,
  sorts: ['position'],
})
