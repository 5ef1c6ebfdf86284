import { z } from 'zod'
import { idParams, instant, slugText, wholeNumber } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { optionalText, reference, shownText, writtenText } from '../staff-fields.ts'

export const paperKinds = ['bcs_exam', 'quiz', 'special_exam', 'schedule_exam'] as const
const paperAccesses = ['free', 'enrolled', 'event'] as const
const questionOrders = ['as_written', 'within_sections', 'throughout'] as const

/** `draft` and `ready` are being made; from `frozen` on nothing of it changes. */
export const paperStates = ['draft', 'ready', 'frozen', 'open', 'closed', 'released'] as const

const key = wholeNumber(1, 2_147_483_647)

/** When it is held, for whom and by which rules. Its questions are put in by the builder. */
export const paperResource = defineResource({
  name: 'paper',
  path: '/api/v3/admin/papers',
  reads: 'exams.read',
  writes: 'papers.write',
  fields: z.object({
    title: writtenText(200),
    summary: optionalText(400),
    kind: z.enum(paperKinds),
    /** The pack whose rules it is made by. What it copied from there stays its own. */
    pack: slugText,
    course_id: reference.nullable(),
    batch_ids: z.array(reference).max(200),
    /** Null while nobody has said when. */
    opens_at: instant.nullable(),
    /** Null: it never closes, and has no ranks. */
    closes_at: instant.nullable(),
    duration_minutes: z.number().int().min(1).max(1440),
    late_allowed: z.boolean(),
    late_until: instant.nullable(),
    /** Null: as often as they like. */
    attempts: z.number().int().min(1).max(100).nullable(),
    shuffle_questions: z.enum(questionOrders),
    shuffle_parts: z.boolean(),
    access: z.enum(paperAccesses),
    event_id: reference.nullable(),
    /** Null: as soon as it has closed. */
    answers_at: instant.nullable(),
    ranks_at: instant.nullable(),
    marks_early: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    title: shownText,
    kind: z.enum(paperKinds),
    course: shownText.nullable(),
    opens_at: instant.nullable(),
    closes_at: instant.nullable(),
    question_count: z.number().int(),
    /** How many its rules want; null where they leave it open. */
    question_quota: z.number().int().nullable(),
    state: z.enum(paperStates),
    /** Somebody has asked for the second signature. */
    is_asked: z.boolean(),
    /** How many have begun it. */
    sat: z.number().int(),
    updated_at: instant,
  }),
  filters: {
    kind: z.enum(paperKinds).optional(),
    course: key.optional(),
    batch: key.optional(),
    state: z.enum(paperStates).optional(),
    /** In which it opens: `2026-11`. */
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .optional(),
  },
  sorts: ['listed_at'],
  order: 'desc',
})

export const clonePaper = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/papers/:id/clone',
  summary: 'Makes a draft with the questions, rules and blueprint of a paper, in the versions that are newest now',
  action: 'papers.write',
  params: idParams,
  body: z.object({ title: writtenText(200) }),
  status: 201,
  response: z.object({ id: z.number().int() }),
})
