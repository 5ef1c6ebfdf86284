import { z } from 'zod'
import { instant } from '../../fields.ts'
import { defineOrder } from '../resource/define-order.ts'
import { defineResource } from '../resource/define-resource.ts'
import { optionalText, shownText, writtenText } from '../staff-fields.ts'
import { activeFilter, email, typedPhone } from './site-fields.ts'

/** A branch of the centre and how to reach it. */
export const contactResource = defineResource({
  name: 'contact',
  path: '/api/v3/admin/contacts',
  reads: 'website.read',
  writes: 'website.write',
  fields: z.object({
    name: writtenText(100),
    phones: z.array(typedPhone).max(10),
    email: email.nullable(),
    address: writtenText(300),
    directions: optionalText(500),
    map_url: z
      .string()
      .trim()
      .max(500)
      .regex(/^https:\/\/[^\s/]/)
      .nullable(),
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
    hours: optionalText(150),
    /** The one that the home page shows; another that was it is it no more. */
    is_main: z.boolean(),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    name: shownText,
    phones: z.array(z.string()),
    is_main: z.boolean(),
    is_active: z.boolean(),
    /** Timetables and events that are held there. */
    used: z.number().int(),
    updated_at: instant,
  }),
  filters: activeFilter,
  sorts: ['position'],
})

export const arrangeContacts = defineOrder(contactResource)
