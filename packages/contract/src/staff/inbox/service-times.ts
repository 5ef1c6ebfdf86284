import { z } from 'zod'
import { complaintCategories } from '../../complaint/complaint-fields.ts'
import { defineSingle } from '../resource/define-resource.ts'

const clock = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const hours = z.number().int().min(1).max(200)

/** When complaints are worked on, and how soon the centre answers each kind of them. */
export const serviceTimesSettings = defineSingle({
  name: 'service_times',
  path: '/api/v3/admin/settings/service-times',
  reads: 'complaints.read',
  writes: 'settings.write',
  fields: z.object({
    opens: clock,
    closes: clock,
    /** Weekdays on which nobody works; 0 is Sunday. */
    closed_days: z.array(z.number().int().min(0).max(6)).max(6),
    answer_hours: z.object(
      Object.fromEntries(complaintCategories.map((category) => [category, hours])) as Record<
        (typeof complaintCategories)[number],
        typeof hours
      >,
    ),
    settle_hours: hours,
  }),
})
