import { z } from 'zod'
import { instant } from '../../fields.ts'
import { defineOrder } from '../resource/define-order.ts'
import { defineResource } from '../resource/define-resource.ts'
import { optionalText, shownText, writtenText } from '../staff-fields.ts'
import { activeFilter, siteLink } from './site-fields.ts'

export const serviceResource = defineResource({
  name: 'service',
  path: '/api/v3/admin/services',
  reads: 'website.read',
  writes: 'website.write',
  fields: z.object({
    title: writtenText(100),
    subtitle: optionalText(150),
    link: siteLink,
    /** The name of a drawing; one that the site does not know is drawn as a book. */
    icon: z
      .string()
      .max(40)
      .regex(/^[a-z0-9-]+$/),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    title: shownText,
    link: z.string(),
    icon: z.string(),
    is_active: z.boolean(),
    updated_at: instant,
  }),
  filters: activeFilter,
  sorts: ['position'],
})

export const arrangeServices = defineOrder(serviceResource)
