import { z } from 'zod'
import { day, idList, idParams, instant, searchText, wholeNumber } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, shownText, staffName } from '../staff-fields.ts'
import { difficulties, questionFields, questionStates, questionTypes, tag } from './question-fields.ts'

export { questionStates } from './question-fields.ts'

const key = wholeNumber(1, 2_147_483_647)
const percent = wholeNumber(0, 100)

/** How often it was sat, and how it went: facility and discrimination in hundredths of a per cent. */
const use = {
  papers: z.number().int(),
  sittings: z.number().int(),
  last_used_at: instant.nullable(),
  facility: z.number().int().nullable(),
  discrimination: z.number().int().nullable(),
}

export const questionResource = defineResource({
  name: 'question',
  path: '/api/v3/admin/questions',
  reads: 'questions.read',
  writes: 'questions.write',
  fields: questionFields,
  row: z.object({
    id: z.number().int(),
    text: shownText,
    type: z.enum(questionTypes),
    subject: shownText,
    topic: shownText.nullable(),
    tags: z.array(z.string()),
    difficulty: z.enum(difficulties).nullable(),
    state: z.enum(questionStates),
    author: staffName.nullable(),
    reviewer: staffName.nullable(),
    is_given_back: z.boolean(),
    /** What is to be mended in one that was given back. Null while a paper keeps its key back, which the words may tell. */
    review_words: z.string().nullable(),
    ...use,
    /** Objections of doctors that nobody has answered yet. */
    objections: z.number().int(),
    /** Others that say nearly the same. */
    look_alikes: z.number().int(),
    updated_at: instant,
  }),
  filters: {
    author: key.optional(),
    subject: key.optional(),
    topic: key.optional(),
    /** The file that they were brought with. */
    import: key.optional(),
    tag: tag.optional(),
    state: z.enum(questionStates).optional(),
    type: z.enum(questionTypes).optional(),
    reviewer: key.optional(),
    /** In no paper at all, or in some. */
    used: z.enum(['true', 'false']).optional(),
    used_since: day.optional(),
    unused_since: day.optional(),
    facility_from: percent.optional(),
    facility_to: percent.optional(),
    /** With an objection that waits for an answer. */
    flagged: z.literal('true').optional(),
    /** Drafts that a reviewer has given back. */
    given_back: z.literal('true').optional(),
    look_alike: z.literal('true').optional(),
  },
  sorts: ['updated_at', 'id'],
  order: 'desc',
})

export const questionVerbs = ['send', 'take_back', 'retire', 'bring_back', 'remove', 'accept', 'give_back'] as const

export const readQuestionStanding = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/questions/:id/standing',
  summary: 'How far a question has come, where it is used, how it went, and what can be done with it',
  action: 'questions.read',
  params: idParams,
  status: 200,
  response: z.object({
    state: z.enum(questionStates),
    /** Of its newest version, from 1. */
    version: z.number().int(),
    author: staffName.nullable(),
    reviewer: staffName.nullable(),
    /** A reviewer has given it back, and with which words; those are null for whoever may not know the key, which they may tell. */
    is_given_back: z.boolean(),
    review_words: z.string().nullable(),
    /** Whether key, explanation and notes are shown to whoever asks. */
    keys_shown: z.boolean(),
    /** Somebody has sat it: its key changes by a correction alone. */
    is_sat: z.boolean(),
    ...use,
    in_papers: z.array(
      z.object({
        id: z.number().int(),
        title: shownText,
        state: z.enum(['draft', 'ready', 'frozen', 'open', 'closed', 'released']),
        opens_at: instant.nullable(),
        /** The version that it has. */
        version: z.number().int(),
      }),
    ),
    objections: z.number().int(),
    merged_into: z.object({ id: z.number().int(), text: shownText }).nullable(),
    merged: z.array(
      z.object({ id: z.number().int(), text: shownText, tags: z.array(z.string()), papers: z.number().int() }),
    ),
    verbs: z.array(z.enum(questionVerbs)),
    may_write: z.boolean(),
  }),
})

export const moveQuestion = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/questions/:id/moves',
  summary: 'Sends a question for review, takes it back, retires it, brings it back, or removes one that was never used',
  action: 'questions.write',
  params: idParams,
  body: z.object({
    verb: z.enum(['send', 'take_back', 'retire', 'bring_back', 'remove']),
    /** Who is asked to look it through; nobody in particular where it is left out. */
    reviewer_id: reference.nullable().optional(),
  }),
  status: 200,
  response: z.object({ state: z.enum(questionStates).nullable() }),
  errors: ['question_verb_refused'],
})

export const judgeQuestion = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/questions/:id/judgements',
  summary: 'Accepts a question that waits for review, or gives it back with words. Nobody accepts their own',
  action: 'questions.review',
  params: idParams,
  body: z.discriminatedUnion('verb', [
    z.object({ verb: z.literal('accept') }),
    z.object({ verb: z.literal('give_back'), words: z.string().trim().min(1).max(1000) }),
  ]),
  status: 200,
  response: z.object({ state: z.enum(questionStates) }),
  errors: ['question_verb_refused'],
})

export const duplicateQuestion = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/questions/:id/copies',
  summary: 'A new draft that says what this question says',
  action: 'questions.write',
  params: idParams,
  status: 201,
  response: z.object({ id: z.number().int() }),
})

export const listReviewers = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/question-reviewers',
  summary: 'Who may look questions through, but for whoever asks',
  action: 'questions.write',
  status: 200,
  response: z.object({ reviewers: z.array(staffName.extend({ waiting: z.number().int() })) }),
})

export const listAuthors = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/question-authors',
  summary: 'Who has written the questions that whoever asks may see',
  action: 'questions.read',
  status: 200,
  response: z.object({ authors: z.array(staffName.extend({ questions: z.number().int() })) }),
})

export const listTags = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/question-tags',
  summary: 'The tags of questions, the most used first',
  action: 'questions.read',
  query: z.object({ q: searchText.optional() }),
  status: 200,
  response: z.object({ tags: z.array(z.object({ tag: z.string(), questions: z.number().int() })) }),
})

export const listQuestionBooks = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/question-books',
  summary: 'The reference books whose pages an explanation can name',
  action: 'questions.read',
  query: z.object({
    q: searchText.optional(),
    ids: idList(200).optional(),
    'per-page': wholeNumber(1, 200).optional(),
  }),
  status: 200,
  response: z.object({
    rows: z.array(
      z.object({ id: z.number().int(), title: shownText, author: z.string(), edition: z.string().nullable() }),
    ),
    next: z.null(),
    total: z.number().int(),
    is_exact: z.boolean(),
  }),
})

export const uploadQuestionPicture = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/question-pictures',
  summary:
    'A picture for a question, sent as the raw bytes of a JPEG, PNG or WebP of at most 12 MB. It is judged by its content, made as small as pages need it, and loses the camera’s notes',
  action: 'questions.write',
  status: 201,
  response: z.object({ image: z.string(), width: z.number().int(), height: z.number().int() }),
  errors: ['payload_too_large', 'unsupported_media_type'],
})
