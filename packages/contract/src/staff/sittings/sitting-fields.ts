import { z } from 'zod'
import { instant, wholeNumber } from '../../fields.ts'
import { shownText } from '../staff-fields.ts'

const count = z.number().int().min(0)

/**
 * Where somebody stands: `writing` within two minutes of their last answer, `quiet` for two, `silent` for ten; `absent` is who is
 * expected and has not begun.
 */
export const sitterStates = ['writing', 'quiet', 'silent', 'finished', 'absent'] as const
export const sitterFilters = ['started', ...sitterStates] as const

/** What the control room does to a paper that is being sat. */
const sittingDeedKinds = ['extend', 'reopen', 'message', 'pause', 'resume', 'withdraw'] as const

export const sittingPaper = z.object({
  id: z.number().int(),
  key: z.string(),
  title: shownText,
  /** `before` it opens, while it is sat, or `after` the last of it. */
  phase: z.enum(['before', 'running', 'after']),
  opens_at: instant,
  closes_at: instant.nullable().describe('Null: it never closes'),
  extended_until: instant.nullable().describe('The latest end of who was given time beyond the closing'),
  paused_at: instant.nullable(),
  ranks_at: instant.nullable().describe('When ranks can be drawn, as things stand; null where there never are any'),
  duration_minutes: z.number().int(),
  questions: count,
})

export const sitterCounts = z.object({
  started: count,
  writing: count,
  quiet: count,
  silent: count,
  finished: count,
  absent: count.nullable().describe('Null where anybody may sit it'),
})

export const sitter = z.object({
  attempt: z.number().int().nullable().describe('Null for who has not begun'),
  doctor: z.number().int(),
  name: z.string(),
  phone: z.string().describe('Masked'),
  where: shownText.nullable().describe('Their timetable'),
  state: z.enum(sitterStates),
  number: z.number().int(),
  last_at: instant.nullable().describe('Their last answer, or their start'),
  answered: count,
  ends_at: instant.nullable(),
  finished_at: instant.nullable(),
  finished_by: z.enum(['doctor', 'deadline']).nullable(),
  /** How much they were given so far, in minutes. */
  given: count,
  reopened: z.boolean(),
  /** What was said to them by name and they have not read. */
  unread: count,
  /** Whether it could be made to run again, or why not; null while it runs. */
  reopening: z.enum(['possible', 'voided', 'superseded', 'marks_seen', 'answers_out', 'no_time']).nullable(),
})

/** Ten seconds of saves. */
export const lagPoint = z.object({
  at: instant,
  saves: count,
  typical: count.describe('Milliseconds, the median'),
  slow: count.describe('What one of a hundred took or more'),
})

export const sittingLogEntry = z.object({
  /** Null for what nobody did: the opening, and when saves were slow. */
  id: z.number().int().nullable(),
  kind: z.enum([...sittingDeedKinds, 'opened', 'slow']),
  at: instant,
  by: z.string().nullable(),
  minutes: z.number().int().nullable(),
  reason: z.string().nullable(),
  words: shownText.nullable(),
  to_all: z.boolean(),
  people: count,
  /** Of one person, their name. */
  name: z.string().nullable(),
  reads: count,
  withdrawn: z.boolean(),
  /** Until when it can be taken back; null where it cannot. */
  withdrawable_until: instant.nullable(),
  /** Of a slow spell, how slow, and how long it lasted. */
  slowest: count.nullable(),
  lasted_minutes: count.nullable(),
})

/** Whom a deed is for: chosen attempts, or everybody. */
const attempts = z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(5000)
export const sitters = z.union([z.object({ attempts }), z.object({ all: z.literal(true) })])

/** Made by the page for one press, so that a second one does nothing. */
export const pressKey = z.string().regex(/^[\w-]{8,64}$/)

export const givenMinutes = z
  .number()
  .int()
  .min(1)
  .max(180)
  .nullable()
  .describe('Null: for each as long as they were silent')

export const deedReason = z.string().trim().min(1).max(200)

export const sitterQuery = {
  state: z.enum(sitterFilters).optional(),
  search: z.string().trim().max(60).optional(),
}

export const boardQuery = z.object({
  ...sitterQuery,
  /** Where the page begins: what the one before gave. */
  after: z.string().max(100).optional(),
  /** The tick that the page has: the answer comes with the next, within a second or two. */
  known: wholeNumber(0, 2_147_483_647).optional(),
})
