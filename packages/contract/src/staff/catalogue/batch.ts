import { z } from 'zod'
import { day, idParams, instant, wholeNumber } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { optionalRichText, paisa, reference, shownText, storedLink, writtenText } from '../staff-fields.ts'

const batchModes = ['online', 'branch', 'both'] as const
const batchPaces = ['intensive', 'regular', 'relaxed'] as const

/** `draft` is shown to nobody; `closed` is shown and takes nobody any more. */
const batchStates = ['draft', 'open', 'closed'] as const

const keptByTheData = [
  'classes',
  'recordings',
  'recordings_for_days',
  'earlier_recordings',
  'sheets',
  'files',
  'explanations',
  'rank',
  'live_from_home',
] as const

const keptByPagesAndPeople = ['mistakes', 'questions', 'reading_room', 'mentor', 'circular'] as const

/** What a batch can promise (decision 045). */
const inclusionKinds = [...keptByTheData, ...keptByPagesAndPeople] as const

const key = wholeNumber(1, 2_147_483_647)

export const batchResource = defineResource({
  name: 'batch',
  path: '/api/v3/admin/batches',
  reads: 'courses.read',
  writes: 'courses.write',
  fields: z.object({
    course_session_id: reference,
    batch_category_id: reference,
    title: writtenText(150),
    summary: writtenText(400),
    about: optionalRichText,
    image: storedLink.nullable(),
    mode: z.enum(batchModes),
    pace: z.enum(batchPaces),
    starts_on: day,
    ends_on: day,
    enrolment_ends_at: instant,
    fee_paisa: paisa,
    /** What is taken off the fee until `discount_ends_at`. */
    discount_paisa: paisa,
    discount_ends_at: instant.nullable(),
    /** None: paid at once. The first is due when enrolling and has no day. */
    instalments: z.array(z.object({ amount_paisa: paisa.min(1), due_on: day.nullable() })).max(12),
    lectures: z.number().int().min(0).max(10_000),
    exams: z.number().int().min(0).max(10_000),
    inclusions: z
      .array(
        writtenText(200).extend({
          kind: z.enum(inclusionKinds).nullable(),
          /** Of recordings that are kept for a time. */
          days: z.number().int().min(1).max(1000).nullable(),
        }),
      )
      .max(30),
    outline: z
      .array(
        z.object({
          from_week: z.number().int().min(1).max(200),
          to_week: z.number().int().min(1).max(200),
          title: writtenText(200),
          classes: z.number().int().min(0).max(1000),
          exams: z.number().int().min(0).max(1000),
        }),
      )
      .max(100),
    teacher_ids: z.array(reference).max(100),
    refund_rule: writtenText(1000),
    /** Other names under which people look for it. */
    aliases: z.array(z.string().trim().min(1).max(60)).max(20),
    is_active: z.boolean(),
  }),
  row: z.object({
    id: z.number().int(),
    course_id: z.number().int(),
    title: shownText,
    course: shownText,
    session: shownText,
    mode: z.enum(batchModes),
    fee_paisa: z.number().int(),
    seats: z.number().int(),
    seats_sold: z.number().int(),
    starts_on: day,
    enrolment_ends_at: instant,
    state: z.enum(batchStates),
    updated_at: instant,
  }),
  filters: {
    course: key.optional(),
    session: key.optional(),
    category: key.optional(),
    mode: z.enum(batchModes).optional(),
    state: z.enum(batchStates).optional(),
    full: z.enum(['true', 'false']).optional(),
  },
  sorts: ['starts_on'],
})

export const closeBatch = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/batches/:id/close',
  summary: 'Ends enrolment in a batch at this moment',
  action: 'courses.write',
  params: idParams,
  body: z.object({}),
  status: 200,
  response: z.object({ version: z.number().int() }),
})

export const copyBatch = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/batches/:id/copy',
  summary: 'Makes a draft like a batch, with its timetables and their rows, whose first class is on another day',
  action: 'courses.write',
  params: idParams,
  body: z.object({ title: writtenText(150), course_session_id: reference, first_class_on: day }),
  status: 201,
  response: z.object({ id: z.number().int(), rows: z.number().int() }),
})

export const previewBatchCopy = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/batches/:id/copy',
  summary: 'On which days the classes of a copy would be: how many, the first and the last. Nothing is written',
  action: 'courses.write',
  params: idParams,
  query: z.object({ first_class_on: day }),
  status: 200,
  response: z.object({ rows: z.number().int(), first_on: day.nullable(), last_on: day.nullable() }),
})
