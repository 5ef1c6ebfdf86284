import { z } from 'zod'
import { instant } from '../../fields.ts'
import { reference, staffName } from '../staff-fields.ts'

export const campaignStates = ['draft', 'rehearsed', 'fuse', 'sending', 'paused', 'stopped', 'done'] as const
export const recipientStates = ['waiting', 'sending', 'sent', 'failed', 'doubtful', 'held'] as const
const pauseReasons = ['gateway', 'quiet'] as const
export const deliveryStates = ['delivered', 'undelivered'] as const

const ids = z.array(reference).min(1).max(50)
const not = z.boolean()

/** One thing that is asked of a doctor; `not` turns it round. */
const sentence = z.discriminatedUnion('about', [
  z.object({ about: z.literal('course'), ids, not }),
  z.object({ about: z.literal('batch'), ids, not }),
  z.object({ about: z.literal('district'), ids, not }),
  /** `overdue`: a part of what they owe is late. */
  z.object({ about: z.literal('owing'), overdue: z.boolean(), not }),
  z.object({ about: z.literal('sat'), paper_id: reference, not }),
])

/** Whoever fits every sentence of one of the lists; without a list, everybody. */
export const campaignAudience = z.object({ any: z.array(z.array(sentence).min(1).max(8)).max(5) })

const smsText = z.string().trim().min(1).max(670)

export const campaignFields = z.object({
  title: z.string().trim().min(1).max(120),
  text: smsText,
  audience: campaignAudience,
})

const count = z.number().int()

/** Whom an audience reaches. */
export const audienceReach = z.object({
  /** The audience in the reader's words. */
  words: z.string(),
  recipients: count,
  /** Who fits and has turned such SMS off. */
  turned_off: count,
  sample: z.array(z.string()),
})

export const shownCampaign = campaignFields.extend({
  id: z.number().int(),
  /** Grows with every save of its text or audience; what is saved over an older one is refused. */
  version: count,
  /** Who saved it last; null where nobody has changed it since it was made. */
  changed_by: staffName.nullable(),
  state: z.enum(campaignStates),
  /** The audience in the reader's words. */
  words: z.string(),
  parts: count,
  /** Of one part; null where nobody has said what it costs. */
  part_paisa: count.nullable(),
  rehearsal: z.object({ at: instant, recipients: count, turned_off: count, held_back: count }).nullable(),
  tested_at: instant.nullable(),
  created_by: staffName,
  created_at: instant,
  started: z.object({ by: staffName, at: instant }).nullable(),
  fuse_ends_at: instant.nullable(),
  pause: z.object({ reason: z.enum(pauseReasons), until: instant.nullable() }).nullable(),
  /** Where it is night when it begins to go: the morning after. Null once it has begun. */
  quiet_until: instant.nullable(),
  recipients: count,
  sent: count,
  failed: count,
  doubtful: count,
  held: count,
  /** Where a gateway said so; null where it says nothing. */
  delivered: count.nullable(),
  ended_at: instant.nullable(),
})
