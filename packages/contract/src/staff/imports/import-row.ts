import { z } from 'zod'
import { wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, shownText } from '../staff-fields.ts'
import { importCounts, importPath } from './question-import.ts'

export const importRowStates = ['ready', 'look', 'cannot', 'left', 'taken'] as const

const rowNumber = wholeNumber(1, 1_000_000)
const rowParams = z.object({ id: wholeNumber(1, 2_147_483_647), number: rowNumber })
const importParams = z.object({ id: wholeNumber(1, 2_147_483_647) })

const fault = z.object({
  code: z.string(),
  weight: z.enum(['cannot', 'look']),
  line: z.number().int().nullable(),
  found: z.string().optional(),
  expected: z.string().optional(),
})

/** As it stands in the list: enough to find it and to know what it lacks. */
const listedRow = z.object({
  number: z.number().int(),
  state: z.enum(importRowStates),
  type: z.enum(['sba', 'mcq']),
  /** How its text begins. */
  text: z.string(),
  pictures: z.number().int(),
  formulas: z.boolean(),
  /** The worst of what is wrong with it. */
  fault: fault.nullable(),
  similar: z.object({ question_id: z.number().int(), percent: z.number().int() }).nullable(),
})

export const rowsPerPage = 100

export const listImportRows = defineStaffCall({
  method: 'GET',
  path: `${importPath}/:id/rows`,
  summary: `The questions of a file, ${rowsPerPage} a page`,
  action: 'questions.write',
  params: importParams,
  query: z.object({
    /** `cannot`, `look` or `left` alone. */
    show: z.enum(['all', 'cannot', 'look', 'left']).optional(),
    /** `faults`: those that cannot be taken first, then those to look at. */
    order: z.enum(['file', 'faults']).optional(),
    page: wholeNumber(1, 10_000).optional(),
  }),
  status: 200,
  response: z.object({ total: z.number().int(), rows: z.array(listedRow) }),
})

const text = (max: number) => z.object({ bn: z.string().max(max), en: z.string().max(max).optional() })
const optional = (max: number) => text(max).nullable()

/** A picture by its number among the import's files. */
const usedPicture = z.object({ file: z.number().int().min(1).max(1_000_000), alt: optional(500) })

const answerKey = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sba'), options: z.array(z.number().int().min(1).max(9)).min(1).max(9) }),
  z.object({
    type: z.literal('mcq'),
    stems: z
      .record(z.string().regex(/^[1-9]$/), z.enum(['T', 'F', 'either']))
      .refine((stems) => Object.keys(stems).length <= 9)
      .meta({ maxProperties: 9 }),
  }),
])

/** What somebody mends in a question of a file; what is left out stays as it was read. */
export const mendedFields = z
  .object({
    type: z.enum(['sba', 'mcq']),
    text: text(20_000),
    pictures: z.array(usedPicture).max(6),
    parts: z
      .array(
        z.object({
          id: z.number().int().min(1).max(9),
          text: text(5000),
          picture: usedPicture.nullable(),
          note: optional(5000),
        }),
      )
      .max(9),
    fixed_order: z.boolean(),
    key: answerKey.nullable(),
    explanation: optional(20_000),
    subject: z.string().trim().max(200).nullable(),
    topic: z.string().trim().max(200).nullable(),
    reference: z.string().trim().max(500).nullable(),
    tags: z.array(z.string().trim().min(1).max(60)).max(30),
  })
  .partial()

const shownPicture = z.object({
  file: z.number().int(),
  name: z.string(),
  /** Null where no browser can show it. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  alt: shownText.nullable(),
})

const wholeRow = z.object({
  number: z.number().int(),
  revision: z.number().int(),
  state: z.enum(importRowStates),
  name: z.string().nullable(),
  type: z.enum(['sba', 'mcq']),
  text: shownText,
  pictures: z.array(shownPicture),
  parts: z.array(
    z.object({
      id: z.number().int(),
      text: shownText,
      picture: shownPicture.nullable(),
      note: shownText.nullable(),
    }),
  ),
  fixed_order: z.boolean(),
  key: answerKey.nullable(),
  explanation: shownText.nullable(),
  subject: z.string().nullable(),
  topic: z.string().nullable(),
  reference: z.string().nullable(),
  tags: z.array(z.string()),
  lines: z.array(
    z.object({
      number: z.number().int(),
      page: z.number().int().nullable(),
      runs: z.array(z.object({ raw: z.string(), shown: z.string(), isBijoy: z.boolean() })),
    }),
  ),
  faults: z.array(fault),
  /** Questions of the bank that say nearly the same; the text is null where it is not the member's to read yet. */
  similar: z.array(z.object({ question_id: z.number().int(), percent: z.number().int(), text: shownText.nullable() })),
  question_id: z.number().int().nullable(),
  /** Whether its Bijoy is shown converted, as it was written, or there is none in it. */
  bijoy: z.enum(['none', 'converted', 'as_written']),
})

/** A row, and where the next one stands that cannot be taken, or that is to be looked at. */
const rowAnswer = z.object({
  row: wholeRow,
  next_fault: z.number().int().nullable(),
  next_look: z.number().int().nullable(),
  counts: importCounts,
})

export const readImportRow = defineStaffCall({
  method: 'GET',
  path: `${importPath}/:id/rows/:number`,
  summary: 'One question of a file: its lines as they stand there, how it was read, and what is wrong with it',
  action: 'questions.write',
  params: rowParams,
  status: 200,
  response: rowAnswer,
})

export const mendImportRow = defineStaffCall({
  method: 'POST',
  path: `${importPath}/:id/rows/:number`,
  summary: 'Mends one question of a file. What is wrong with it is judged anew',
  action: 'questions.write',
  params: rowParams,
  body: z.object({ revision: z.number().int().min(1), fields: mendedFields }),
  status: 200,
  response: rowAnswer,
  errors: ['version_conflict'],
})

export const rewordImportRow = defineStaffCall({
  method: 'POST',
  path: `${importPath}/:id/rows/:number/words`,
  summary:
    'Puts the converted words of a question back as the file has them, or converts them again: all, or those named',
  action: 'questions.write',
  params: rowParams,
  body: z.object({
    revision: z.number().int().min(1),
    to: z.enum(['as_written', 'converted']),
    words: z.array(z.string().min(1).max(200)).max(500).optional(),
  }),
  status: 200,
  response: rowAnswer,
  errors: ['version_conflict'],
})

/** What can be done to many questions of a file at once. */
export const rowActions = [
  'leave',
  'take_back',
  /** Seen, and right as it is: what was only to be looked at is settled. */
  'accept',
  'add_parts',
  'drop_empty_parts',
  'drop_pictures',
  'as_sba',
  'as_mcq',
  'set_subject',
] as const

export const changeImportRows = defineStaffCall({
  method: 'POST',
  path: `${importPath}/:id/changes`,
  summary: 'Mends the same in many questions of a file: those with one fault, those of one subject, or those named',
  action: 'questions.write',
  params: importParams,
  body: z.object({
    action: z.enum(rowActions),
    rows: z.union([
      z.object({ numbers: z.array(z.number().int().min(1).max(1_000_000)).min(1).max(1000) }),
      z.object({ fault: z.string().max(40) }),
      /** Those that have a look-alike in the bank. */
      z.object({ similar: z.literal(true) }),
      /** Those that name this subject, which the bank does not know. */
      z.object({ subject: z.string().max(200) }),
    ]),
    /** What `set_subject` sets. */
    subject_id: reference.optional(),
  }),
  status: 200,
  response: z.object({ changed: z.number().int(), counts: importCounts }),
  errors: ['version_conflict'],
})
