import { z } from 'zod'
import { idParams, instant, searchText, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, shownText, staffName } from '../staff-fields.ts'
import { paperStates } from './paper.ts'

const path = '/api/v3/admin/papers/:id'

/** As many as the largest exam has, and half as many again. */
export const paperQuestionsAtMost = 300

const version = z.number().int().min(0)
const id = z.number().int()
const questionTypes = ['sba', 'mcq'] as const

const blueprintLine = z.object({
  section: z.string().min(1).max(60),
  subject_id: reference,
  topic_id: reference.nullable(),
  questions: z.number().int().min(1).max(paperQuestionsAtMost),
})

const gap = z.object({
  section: z.string(),
  /** Null for places that may be about anything. */
  subject_id: id.nullable(),
  topic_id: id.nullable(),
  missing: z.number().int(),
})

const named = z.object({ id, name: shownText })

/** A question as the builder lists it: what it says and what came of it, never what is right. */
const listedQuestion = z.object({
  id,
  text: shownText,
  type: z.enum(questionTypes),
  subject_id: id,
  topic_id: id.nullable(),
  /** Hundredths of a per cent; null where nobody sat it. */
  facility: z.number().int().nullable(),
  /** When one of the paper's batches meets it elsewhere, before this paper, and where. */
  met: z.object({ at: instant, paper: shownText }).nullable(),
})

/** What stands in the way of freezing (`must`), what somebody should look at, and what is well. */
const check = z.object({
  name: z.enum([
    'questions',
    'marks',
    'sections',
    'keys_fit',
    'explanations',
    'alike',
    'met',
    'states',
    'versions',
    'times',
    'batches',
    'shared',
    'rehearsal',
    'difficulty',
    'truths',
  ]),
  level: z.enum(['must', 'look', 'good']),
  /** Numbers of the questions it is about, as the paper counts them. */
  numbers: z.array(z.number().int()),
  /** How many, of how many, and the like: what its sentence says. */
  counts: z.array(z.number().int()),
})

const desk = z.object({
  version,
  /** The version to which an undo goes back; null where there is nothing to take back. */
  undo_to: version.nullable(),
  paper: z.object({
    id,
    title: shownText,
    state: z.enum(paperStates),
    opens_at: instant.nullable(),
    closes_at: instant.nullable(),
    duration_minutes: z.number().int(),
    pack: shownText,
    /** In hundredths, or of a hundred. */
    pass: z.object({ by: z.enum(['marks', 'percent']), value: z.number().int() }).nullable(),
    shuffles_parts: z.boolean(),
    even_keys: z.boolean(),
    fill_seed: z.number().int().nullable(),
    frozen_at: instant.nullable(),
    batches: z.array(z.object({ id, title: shownText })),
    /** How many may sit it; null where everybody may. */
    doctors: z.number().int().nullable(),
  }),
  sections: z.array(
    z.object({
      key: z.string(),
      name: shownText,
      type: z.enum(questionTypes),
      quota: z.number().int().nullable(),
      /** What one question earns at most and what a mistake costs, in hundredths. */
      worth: z.number().int(),
      wrong: z.number().int(),
      unit: z.enum(['question', 'stem']),
    }),
  ),
  questions: z.array(
    listedQuestion.extend({
      section: z.string(),
      version: z.number().int(),
      /** Whether it has been written anew since it was put in. */
      is_outdated: z.boolean(),
      state: z.enum(['draft', 'in_review', 'ready', 'retired']),
      /** The number of an earlier one that says nearly the same, and how much of it. */
      alike: z.object({ number: z.number().int(), percent: z.number().int() }).nullable(),
    }),
  ),
  blueprint: z.array(blueprintLine.extend({ found: z.number().int() })),
  gaps: z.array(gap),
  marks: z.object({ found: z.number().int(), quota: z.number().int().nullable() }),
  /** How keys are spread; null for whoever may not see keys. */
  keys: z
    .object({
      positions: z.array(z.number().int()),
      stems: z.object({ true: z.number().int(), false: z.number().int() }),
    })
    .nullable(),
  checks: z.array(check),
  subjects: z.array(named),
  topics: z.array(named.extend({ subject_id: id })),
  /** The last whole rehearsal of the paper as it stands now. */
  rehearsal: z.object({ by: staffName, at: instant, answered: z.number().int() }).nullable(),
  /** Who has asked for the second signature, for what. */
  asked: z
    .object({
      id,
      deed: z.enum(['freeze', 'unfreeze']),
      by: staffName,
      at: instant,
      of: staffName.nullable(),
      words: z.string().nullable(),
    })
    .nullable(),
  /** What this member may do with the paper now. */
  may: z.object({ write: z.boolean(), freeze: z.boolean(), sign: z.boolean(), print: z.boolean() }),
})

export const readPaperDesk = defineStaffCall({
  method: 'GET',
  path: `${path}/desk`,
  summary: 'A paper with its questions, what it lacks and what to look at before it is frozen',
  action: 'papers.write',
  params: idParams,
  status: 200,
  response: desk,
})

/** One step of the builder. Each is saved as it is made, and taken back by `undo`. */
const step = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add'),
    question_ids: z.array(reference).min(1).max(paperQuestionsAtMost),
    /** Left out: where each belongs. */
    section: z.string().max(60).optional(),
  }),
  /** All questions that were brought with a file, in its order. */
  z.object({ kind: z.literal('add_import'), import_id: reference }),
  z.object({ kind: z.literal('remove'), question_ids: z.array(reference).min(1).max(paperQuestionsAtMost) }),
  /** Before another question of its section, or at the section's end. */
  z.object({ kind: z.literal('move'), question_id: reference, before: reference.nullable() }),
  /** By a given one, or by one that is drawn as a gap would be filled. */
  z.object({ kind: z.literal('replace'), question_id: reference, by: reference.nullable() }),
  z.object({ kind: z.literal('blueprint'), lines: z.array(blueprintLine).max(200) }),
  z.object({ kind: z.literal('fill'), seed: z.number().int().min(0).max(2_147_483_647).optional() }),
  z.object({ kind: z.literal('even'), is_even: z.boolean() }),
  /** Takes the newest version of every question that has been written anew. */
  z.object({ kind: z.literal('follow') }),
  z.object({ kind: z.literal('undo') }),
])

export const changePaperQuestions = defineStaffCall({
  method: 'POST',
  path: `${path}/questions`,
  summary: 'Takes one step in the builder of a paper that was read at a version',
  action: 'papers.write',
  params: idParams,
  body: z.object({ version, step }),
  status: 200,
  response: z.object({
    desk,
    /** What the bank could not give, after filling the gaps or drawing another. */
    lacking: z.array(gap),
  }),
  errors: ['version_conflict', 'paper_frozen', 'paper_asked'],
})

export const searchPaperBank = defineStaffCall({
  method: 'GET',
  path: `${path}/bank`,
  summary: 'Questions that the paper could have, what it is short of first',
  action: 'papers.write',
  params: idParams,
  query: z.object({
    q: searchText.optional(),
    type: z.enum(questionTypes).optional(),
    subject: wholeNumber(1, 2_147_483_647).optional(),
    /** Only what the paper is short of. */
    short: z.literal('true').optional(),
    /** Only what the paper's batches have not met in half a year. */
    fresh: z.literal('true').optional(),
    /** Drafts and what is in review too: they can be put in, but keep the paper from being frozen. */
    unready: z.literal('true').optional(),
    page: wholeNumber(1, 200).optional(),
  }),
  status: 200,
  response: z.object({
    rows: z.array(
      listedQuestion.extend({
        last_used_at: instant.nullable(),
        is_short: z.boolean(),
        state: z.enum(['draft', 'in_review', 'ready']),
      }),
    ),
    has_more: z.boolean(),
    total: z.number().int(),
    is_exact: z.boolean(),
  }),
})

export const setPaperStage = defineStaffCall({
  method: 'POST',
  path: `${path}/stage`,
  summary: 'Says that a draft is ready, or that it is a draft again',
  action: 'papers.write',
  params: idParams,
  body: z.object({ stage: z.enum(['draft', 'ready']) }),
  status: 204,
  response: z.undefined(),
  errors: ['paper_frozen', 'paper_asked', 'paper_unfinished'],
})
