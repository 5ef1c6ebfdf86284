import { z } from 'zod'
import { idParams, instant, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { optionalText, reference, shownText, staffName } from '../staff-fields.ts'
import { askedQuestion, hundredths, keyFields, outcome, paperName } from './after-fields.ts'

const path = '/api/v3/admin/corrections'

export const correctionKinds = ['new_key', 'accept', 'everyone', 'void'] as const
export const correctionStates = ['draft', 'asked', 'publishing', 'published', 'reverted', 'dropped'] as const

const span = z.object({ least: hundredths, most: hundredths }).nullable()

/** What it does to one paper, by the rehearsal. */
const paperEffect = z.object({
  /** Null where it belongs to a course that is not the reader's. */
  paper: paperName.nullable(),
  attempts: z.number().int(),
  ranked: z.number().int(),
  rising: z.number().int(),
  falling: z.number().int(),
  gain: span,
  loss: span,
  newly_passed: z.number().int(),
  newly_failed: z.number().int(),
  passed_before: z.number().int().nullable(),
  passed_after: z.number().int().nullable(),
  average_before: hundredths.nullable(),
  average_after: hundredths.nullable(),
  out_of_before: hundredths,
  out_of_after: hundredths,
  new_in_top: z.number().int(),
  choices: z.array(
    z.object({ part_id: z.number().int().nullable(), said: z.enum(['T', 'F']).nullable(), count: z.number().int() }),
  ),
})

const signed = z.object({ by: staffName, at: instant })

const shownCorrection = z.object({
  id: z.number().int(),
  state: z.enum(correctionStates),
  kind: z.enum(correctionKinds),
  key: keyFields,
  chosen: keyFields.nullable(),
  reason: shownText.nullable(),
  paper: paperName,
  question: askedQuestion,
  rule: z.object({ right: hundredths, wrong: hundredths }),
  /** Papers that were sat with the question, this one among them; of those of other courses only how many. */
  papers: z.array(paperName),
  other_papers: z.number().int(),
  objections: z.number().int(),
  created_by: staffName,
  created_at: instant,
  /** Whether two people are needed, because doctors have seen results. */
  needs_second: z.boolean(),
  /** A ranked paper with the question is being sat: it waits until that is over. */
  is_running: z.boolean(),
  rehearsal: z
    .object({
      at: instant,
      took_ms: z.number().int(),
      /** False once keys or sittings have changed: then it is to be run again. */
      is_current: z.boolean(),
      papers: z.array(paperEffect),
      alternatives: z.array(
        z.object({
          kind: z.enum(correctionKinds),
          rising: z.number().int(),
          falling: z.number().int(),
          out_of: hundredths,
        }),
      ),
      /** How many doctors are told, and whose passing changes. */
      told: z.number().int(),
      flips: z.number().int(),
      objectors: z.number().int(),
    })
    .nullable(),
  job: z
    .object({ id: z.number().int(), state: z.string(), done: z.number().int(), total: z.number().int().nullable() })
    .nullable(),
  /** Who was asked to sign, and what for: publishing it, or taking it back. */
  asked: z.object({ by: staffName, at: instant, of: staffName.nullable(), words: z.string().nullable() }).nullable(),
  revert_asked: z.object({ by: staffName, at: instant, words: z.string().nullable() }).nullable(),
  signed: signed.nullable(),
  published_at: instant.nullable(),
  /** Until when it can be taken back. */
  revertible_until: instant.nullable(),
  reverted: z.object({ by: staffName, at: instant, words: z.string().nullable() }).nullable(),
  /** What the reader may do with it now. */
  may: z.object({
    change: z.boolean(),
    ask: z.boolean(),
    publish: z.boolean(),
    sign: z.boolean(),
    revert: z.boolean(),
    sign_revert: z.boolean(),
  }),
})

const answer = z.object({ correction: shownCorrection })

export const listCorrections = defineStaffCall({
  method: 'GET',
  path,
  summary: 'Corrections of keys, the newest first; without the keys themselves',
  action: 'corrections.read',
  query: z.object({
    state: z.enum(correctionStates).optional(),
    paper: wholeNumber(1, 2_147_483_647).optional(),
    before: wholeNumber(1, 2_147_483_647).optional(),
  }),
  status: 200,
  response: z.object({
    rows: z.array(
      z.object({
        id: z.number().int(),
        state: z.enum(correctionStates),
        kind: z.enum(correctionKinds),
        paper: paperName,
        position: z.number().int(),
        /** Null while what it asks is not for the reader's eyes. */
        text: shownText.nullable(),
        rising: z.number().int().nullable(),
        falling: z.number().int().nullable(),
        created_by: staffName,
        created_at: instant,
        published_at: instant.nullable(),
      }),
    ),
    next: z.number().int().nullable(),
  }),
})

export const readCorrection = defineStaffCall({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One correction with its rehearsal, for whoever may know the key',
  action: 'corrections.read',
  params: idParams,
  status: 200,
  response: answer,
})

export const startCorrection = defineStaffCall({
  method: 'POST',
  path,
  summary: 'Begins the draft of a correction; the one that is open, where there is one',
  action: 'corrections.write',
  body: z.object({ paper_id: reference, question_id: reference }),
  status: 201,
  response: z.object({ id: z.number().int() }),
})

export const changeCorrection = defineStaffCall({
  method: 'POST',
  path: `${path}/:id`,
  summary: 'What is right instead, how it is set right, and why; what was rehearsed of another key counts no more',
  action: 'corrections.write',
  params: idParams,
  body: z.object({ kind: z.enum(correctionKinds), chosen: keyFields.nullable(), reason: optionalText(1000) }),
  status: 200,
  response: answer,
  errors: ['version_conflict'],
})

export const rehearseCorrection = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/rehearsal`,
  summary: 'Finds out what it would do; a signature that was asked for is taken back',
  action: 'corrections.write',
  params: idParams,
  status: 202,
  response: z.object({ job_id: z.number().int() }),
  errors: ['too_many_requests', 'paper_running'],
})

export const askCorrection = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/ask`,
  summary: 'Asks for the second signature',
  action: 'corrections.write',
  params: idParams,
  body: z.object({ asked_of: reference.nullable(), words: z.string().trim().max(500).nullable() }),
  status: 200,
  response: answer,
  errors: ['rehearsal_outdated', 'role_too_new', 'version_conflict'],
})

export const publishCorrection = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/publication`,
  summary: 'Publishes it: the second signature, or the only one where nobody has seen results yet',
  action: 'corrections.write',
  params: idParams,
  status: 202,
  response: z.object({ job_id: z.number().int() }),
  errors: [
    'rehearsal_outdated',
    'second_person_needed',
    'role_too_new',
    'paper_running',
    'version_conflict',
    'too_many_requests',
  ],
})

export const declineCorrection = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/decline`,
  summary: 'Refuses to sign, or takes the question back: it is a draft again',
  action: 'corrections.write',
  params: idParams,
  body: z.object({ words: z.string().trim().max(500).nullable() }),
  status: 200,
  response: answer,
  errors: ['version_conflict'],
})

export const dropCorrection = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/drop`,
  summary: 'Lets go of a draft',
  action: 'corrections.write',
  params: idParams,
  status: 200,
  response: answer,
  errors: ['version_conflict'],
})

export const askRevert = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/revert-ask`,
  summary: 'Asks for the signature under taking a published correction back',
  action: 'corrections.write',
  params: idParams,
  body: z.object({ words: z.string().trim().min(1).max(500) }),
  status: 200,
  response: answer,
  errors: ['revert_too_late', 'role_too_new', 'version_conflict'],
})

export const revertCorrection = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/revert`,
  summary: 'Signs that it is taken back: every paper gets the key it had, and everybody is told again',
  action: 'corrections.write',
  params: idParams,
  status: 202,
  response: z.object({ job_id: z.number().int() }),
  errors: [
    'revert_too_late',
    'second_person_needed',
    'role_too_new',
    'paper_running',
    'version_conflict',
    'too_many_requests',
  ],
})

export const effectViews = ['top', 'flips', 'fallen', 'risen', 'objected', 'all'] as const

export const listEffects = defineStaffCall({
  method: 'GET',
  path: `${path}/:id/effects`,
  summary: 'What it does to doctors, by rank: before and after',
  action: 'corrections.read',
  params: idParams,
  query: z.object({
    show: z.enum(effectViews).optional(),
    paper: wholeNumber(1, 2_147_483_647).optional(),
    page: wholeNumber(1, 10_000).optional(),
    'per-page': wholeNumber(1, 200).optional(),
  }),
  status: 200,
  response: z.object({
    rows: z.array(
      z.object({
        attempt_id: z.number().int(),
        name: z.string(),
        /** As the doctor answered; null for a blank. */
        answer: z.union([z.number().int(), z.record(z.string(), z.enum(['T', 'F']))]).nullable(),
        marks_before: hundredths,
        marks_after: hundredths,
        rank_before: z.number().int().nullable(),
        rank_after: z.number().int().nullable(),
        outcome_before: outcome,
        outcome_after: outcome,
        has_objected: z.boolean(),
      }),
    ),
    total: z.number().int(),
  }),
})

/** Who can be asked to sign. */
export const listSigners = defineStaffCall({
  method: 'GET',
  path: `${path}/:id/signers`,
  summary: 'Members who may sign a correction and may know its key, the reader excepted',
  action: 'corrections.write',
  params: idParams,
  status: 200,
  response: z.object({ rows: z.array(staffName) }),
})
