import { z } from 'zod'
import { idParams, instant, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, shownText, staffName } from '../staff-fields.ts'

export const importPath = '/api/v3/admin/question-imports'

/** A file of questions at most; Word and Excel files half of it, because they are packed. */
export const importBytes = 40 * 1024 * 1024

const importStates = ['reading', 'open', 'taking', 'taken', 'undone', 'dropped', 'failed'] as const
const formats = ['docx', 'xlsx', 'csv', 'aiken', 'gift', 'moodle_xml'] as const

export const importCounts = z.object({
  ready: z.number().int(),
  look: z.number().int(),
  cannot: z.number().int(),
  left: z.number().int(),
  taken: z.number().int(),
})

const listedImport = z.object({
  id: z.number().int(),
  file_name: z.string(),
  format: z.enum(formats).nullable(),
  state: z.enum(importStates),
  by: staffName,
  created_at: instant,
  taken_at: instant.nullable(),
  expires_at: instant,
  counts: importCounts,
  /** How many questions of the bank came from it, and how many of those stand in a paper: then it is not undone any more. */
  questions: z.number().int(),
  used: z.number().int(),
})

export const listImports = defineStaffCall({
  method: 'GET',
  path: importPath,
  summary:
    'Files of questions that were brought here, newest first: one’s own, or everybody’s for who may see all questions',
  action: 'questions.write',
  query: z.object({ before: wholeNumber(1, 2_147_483_647).optional() }),
  status: 200,
  response: z.object({ imports: z.array(listedImport), next: z.number().int().nullable() }),
})

export const uploadImport = defineStaffCall({
  method: 'POST',
  path: importPath,
  summary:
    'A file of questions (DOCX, XLSX, CSV, Aiken, GIFT or Moodle XML) as raw bytes, judged by its content. It is read by a job; nothing becomes a question',
  action: 'questions.write',
  query: z.object({
    name: z.string().trim().min(1).max(200),
    subject: wholeNumber(1, 2_147_483_647).optional(),
  }),
  status: 201,
  response: z.object({ id: z.number().int() }),
  errors: ['payload_too_large', 'unsupported_media_type', 'too_many_requests'],
})

const faultGroup = z.object({
  /** A fault's code, or `similar`. */
  code: z.string(),
  weight: z.enum(['cannot', 'look']),
  count: z.number().int(),
  /** The first of them. */
  numbers: z.array(z.number().int()),
  /** What the first of them says, for the words. */
  found: z.string().nullable(),
  expected: z.string().nullable(),
  /** Of look-alikes. */
  percents: z.array(z.number().int()),
})

export const readImport = defineStaffCall({
  method: 'GET',
  path: `${importPath}/:id`,
  summary: 'How far a file of questions has come, what was found in it, and what is wrong with it',
  action: 'questions.write',
  params: idParams,
  status: 200,
  response: z.object({
    import: listedImport.extend({
      refusal: z.string().nullable(),
      subject_id: z.number().int().nullable(),
      topic_id: z.number().int().nullable(),
      tags: z.array(z.string()),
      /** What the job that is under way has done; null where none is. */
      progress: z
        .object({
          job_id: z.number().int(),
          phase: z.enum(['reading', 'comparing', 'taking', 'undoing']),
          done: z.number().int(),
          total: z.number().int().nullable(),
          is_cancelling: z.boolean(),
        })
        .nullable(),
      /** Why the last take or undo came to nothing. */
      stopped: z.enum(['cancelled', 'failed', 'used']).nullable(),
      words: z.number().int(),
      bijoy_words: z.number().int(),
      pictures: z.number().int(),
      formulas: z.number().int(),
      /** Where no question was found: how the file begins. */
      first_lines: z.array(z.object({ number: z.number().int(), text: z.string() })),
      groups: z.array(faultGroup),
      /** Subjects that the file names and the bank does not know. */
      unknown_subjects: z.array(z.object({ name: z.string(), count: z.number().int() })),
      /** How many of those that can be taken have no subject, of their own or by default. */
      without_subject: z.number().int(),
      first_fault: z.number().int().nullable(),
      first_look: z.number().int().nullable(),
    }),
  }),
})

export const importChoices = defineStaffCall({
  method: 'GET',
  path: `${importPath}/choices`,
  summary: 'The subjects and topics that questions of a file can be about',
  action: 'questions.write',
  status: 200,
  response: z.object({
    subjects: z.array(
      z.object({
        id: z.number().int(),
        name: shownText,
        topics: z.array(z.object({ id: z.number().int(), name: shownText })),
      }),
    ),
  }),
})

export const importWords = defineStaffCall({
  method: 'GET',
  path: `${importPath}/:id/words`,
  summary: 'Every word of a file that was converted from Bijoy, before and after',
  action: 'questions.write',
  params: idParams,
  status: 200,
  response: z.object({
    words: z.array(z.object({ before: z.string(), after: z.string(), count: z.number().int() })),
  }),
})

export const setImportDefaults = defineStaffCall({
  method: 'POST',
  path: `${importPath}/:id/defaults`,
  summary: 'What the questions of a file are about where it does not say',
  action: 'questions.write',
  params: idParams,
  body: z.object({
    subject_id: reference.nullable(),
    topic_id: reference.nullable(),
    tags: z.array(z.string().trim().min(1).max(60)).max(30),
  }),
  status: 200,
  response: z.object({ without_subject: z.number().int() }),
  errors: ['version_conflict'],
})

export const addImportPicture = defineStaffCall({
  method: 'POST',
  path: `${importPath}/:id/pictures`,
  summary:
    'A picture for a question of a file, instead of one that could not be read: raw bytes of a JPEG, PNG or WebP',
  action: 'questions.write',
  params: idParams,
  status: 201,
  response: z.object({ file: z.number().int(), width: z.number().int(), height: z.number().int() }),
  errors: ['payload_too_large', 'unsupported_media_type', 'version_conflict'],
})

export const importPicture = defineStaffCall({
  method: 'GET',
  path: `${importPath}/:id/pictures/:file`,
  summary: 'A picture that stands in a file of questions',
  action: 'questions.write',
  params: z.object({ id: wholeNumber(1, 2_147_483_647), file: wholeNumber(1, 1_000_000) }),
  status: 200,
  /** Bytes. */
  response: z.unknown(),
})

export const takeImport = defineStaffCall({
  method: 'POST',
  path: `${importPath}/:id/take`,
  summary: 'Makes questions of the bank of all that can be taken, in one piece: a job that is cancelled leaves none',
  action: 'questions.write',
  params: idParams,
  body: z.object({ state: z.enum(['draft', 'in_review']) }),
  status: 202,
  response: z.object({ job_id: z.number().int() }),
  errors: ['version_conflict', 'too_many_requests'],
})

export const undoImport = defineStaffCall({
  method: 'POST',
  path: `${importPath}/:id/undo`,
  summary: 'Takes the questions of a file out of the bank again, all of them, while none stands in a paper',
  action: 'questions.write',
  params: idParams,
  status: 202,
  response: z.object({ job_id: z.number().int() }),
  errors: ['version_conflict', 'import_used', 'too_many_requests'],
})

export const dropImport = defineStaffCall({
  method: 'POST',
  path: `${importPath}/:id/drop`,
  summary: 'Forgets a file that was not taken, with all that was read and mended of it',
  action: 'questions.write',
  params: idParams,
  status: 200,
  response: z.object({ id: z.number().int() }),
  errors: ['version_conflict'],
})
