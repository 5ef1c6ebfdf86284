import { z } from 'zod'
import { complaintCategories, complaintFile } from '../../complaint/complaint-fields.ts'
import { instant } from '../../fields.ts'
import { staffName } from '../staff-fields.ts'

export { clientKey, complaintCategories, fileIds, writtenText } from '../../complaint/complaint-fields.ts'

export const inboxPath = '/api/v3/admin/complaints'

const whole = z.number().int()

/** What the list shows: what waits, what is out of the way for a while, what the doctor has to say, what is settled. */
export const inboxShows = ['waiting', 'snoozed', 'answered', 'closed'] as const

/** Whose of what waits. */
export const inboxViews = ['mine', 'nobody', 'late'] as const

const head = {
  id: whole,
  category: z.enum(complaintCategories),
  subject: z.string(),
  state: z.enum(['open', 'answered', 'closed']),
  created_at: instant,
  last_message_at: instant,
  /** While it waits for the centre: by when somebody answers. */
  promised_at: instant.nullable(),
  snoozed_until: instant.nullable(),
  assignee: staffName.nullable(),
}

export const inboxRow = z.object({
  ...head,
  doctor: z.string(),
  /** The doctor has written something that nobody of the centre has opened. */
  is_unread: z.boolean(),
  /** A note in it calls whoever looks. */
  is_called: z.boolean(),
})

/** One line of the conversation: of the doctor, of the centre, or a note that no doctor reads. */
export const inboxLine = z.object({
  kind: z.enum(['doctor', 'centre', 'note']),
  id: whole,
  by: staffName.nullable(),
  text: z.string(),
  files: z.array(complaintFile),
  /** Whom a note calls. */
  mentions: z.array(staffName),
  created_at: instant,
})

/** What is known of the doctor; null for who may not see doctors. */
const doctorFacts = z.object({
  bmdc: z.string().nullable(),
  courses: whole,
  earlier: whole,
  earlier_open: whole,
  parcel: z.string().nullable(),
  is_sitting: z.boolean(),
})

export const inboxComplaint = z.object({
  ...head,
  doctor: z.object({ id: whole, name: z.string(), facts: doctorFacts.nullable() }),
  course: z.string().nullable(),
  about: z
    .object({
      kind: z.enum(['lecture', 'admin_video', 'parcel', 'sheet', 'event']),
      title: z.string(),
      at_seconds: whole.nullable(),
    })
    .nullable(),
  first_answered_at: instant.nullable(),
  /** By when it should be settled. */
  settle_by: instant,
  wants_sms: z.boolean(),
  /** Others of the same doctor that this one could be made one with. */
  others: z.array(z.object({ id: whole, subject: z.string(), state: z.enum(['open', 'answered', 'closed']) })),
})
