import { z } from 'zod'
import { wholeNumber } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { reference, shownText, writtenText } from '../staff-fields.ts'

const scheduleModes = ['online', 'branch'] as const

const clockTime = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** One timetable of a batch, without its rows. */
export const scheduleResource = defineResource({
  name: 'schedule',
  path: '/api/v3/admin/schedules',
  reads: 'courses.read',
  writes: 'courses.write',
  fields: z.object({
    batch_id: reference,
    title: writtenText(100),
    mode: z.enum(scheduleModes),
    /** The branch where it is held; none for an online one. */
    contact_id: reference.nullable(),
    /** 0 is Sunday. */
    weekdays: z.array(z.number().int().min(0).max(6)).max(7),
    opens: clockTime,
    closes: clockTime,
    seats: z.number().int().min(0).max(100_000),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    batch_id: z.number().int(),
    batch: shownText,
    title: shownText,
    mode: z.enum(scheduleModes),
    branch: shownText.nullable(),
    weekdays: z.array(z.number().int()),
    opens: z.string(),
    closes: z.string(),
    seats: z.number().int(),
    seats_sold: z.number().int(),
    /** Dated rows of the timetable. */
    rows: z.number().int(),
    is_active: z.boolean(),
  }),
  filters: { batch: wholeNumber(1, 2_147_483_647).optional(), active: z.enum(['true', 'false']).optional() },
  sorts: ['position'],
})
