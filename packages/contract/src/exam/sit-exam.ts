import { z } from 'zod'
import { instant, wholeNumber } from '../fields.ts'
import { examQuestion, wireAnswer } from './exam-question.ts'

const questionId = z.number().int().min(1).max(2_147_483_647)
const questionIds = z.array(z.number().int())
/** Which attempt the room shows: left open in a tab, an earlier one must not write into the next. Left out: the running one. */
export const ofAttempt = { attempt: z.number().int().min(1).max(1000).optional() }

/** Handed in by a room whose time is up: only if it is so for the server, which may have given more time meanwhile. */
export const whenOver = { when_over: z.literal(true).optional() }

const sequence = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** Which attempt is meant: the running one if left out, else the newest finished one. Naming the next number begins it. */
export const sittingQuery = z.object({ attempt: wholeNumber(1, 1000).optional() })

/** And the address of the sealed paper that the room holds: where it is the one that is sat, its key comes in place of the questions. */
export const onSpotQuery = sittingQuery.extend({ sealed: z.string().max(100).optional() })

/** How the sitting stands: in the answer to every save, so that nobody depends on the live stream. */
const sittingState = {
  ends_at: instant.describe(
    'While it is paused, as it stood when that began; the pause’s length is added when it is over',
  ),
  news: z.number().int().describe('Another number than before: something was given or said, to be asked for'),
  paused: z.boolean(),
}

/** What a sitting call answers beside the exam, its property and its result, which bear other names in each family. */
export const sitting = {
  /** The server's clock at this answer; the room counts from it and never from the browser's. */
  server_time: instant,
  /** Null when there is no running attempt, as after the finish. */
  attempt: z.number().int().nullable(),
  started_at: instant.nullable(),
  ends_at: instant.nullable(),
  /** As the answer to a save has them. */
  news: sittingState.news,
  paused: sittingState.paused,
  questions: z.array(examQuestion).describe('Empty where `seal` is there'),
  seal: z
    .object({
      key: z.string().describe('Of AES-GCM, as base64url; the sealed paper begins with 12 bytes of its nonce'),
      order: z
        .array(z.array(z.number().int()))
        .describe('The questions of the sealed paper in the order of this attempt: the id, then those of its parts'),
    })
    .optional()
    .describe('For whoever holds the sealed paper, and said so'),
  partial_answers: z.record(z.string(), wireAnswer).describe('Question id → what was chosen so far'),
  answered_question_ids: questionIds,
  partial_answered_question_ids: questionIds.describe('`mcq` questions with some stems left blank'),
  flagged_question_ids: questionIds,
  /** A room counts on from here, else its saves would look old. */
  last_sequence: z.number().int(),
}

/** One answer. `sequence` grows with every choice; a save that carries an older one than the question has is refused. */
export const answerBody = z.object({
  selected_answer: wireAnswer,
  questionId,
  question_type: z.enum(['sba', 'mcq']),
  sequence: sequence.optional().describe('Left out: the moment of arrival in milliseconds'),
  ...ofAttempt,
})

const answersAtMost = 60

/**
 * Several answers of one room, when more than one waits. Each is judged as if it came alone; the list of those put on disk says
 * which were taken, and the others are sent again alone, to hear why not. Only if none is taken the call itself is refused.
 */
export const answersBody = z.object({
  answers: z
    .array(answerBody.omit({ attempt: true }).extend({ sequence }))
    .min(1)
    .max(answersAtMost),
  ...ofAttempt,
})

/** The list of flagged questions as it is now; an older list never replaces a newer one. */
export const flagsBody = z.object({ flagged_question_ids: z.array(questionId).max(1000), sequence, ...ofAttempt })

export const answerSaved = z.object({
  answered_question_ids: questionIds,
  partial_answered_question_ids: questionIds,
  /** The questions whose answers this call put on disk. Spelled as the first product spelled it. */
  submited_question_ids: questionIds,
  ...sittingState,
})

export const flagsSaved = z.object({ flagged_question_ids: questionIds, ...sittingState })

/** What the control room gave or said to a sitting; shown until it was read. */
const sittingMessage = z.object({
  id: z.number().int(),
  kind: z.enum(['extend', 'reopen', 'resume', 'withdraw', 'message']),
  at: instant,
  words: z.string().nullable().describe('Of a message, in the reader’s language'),
  minutes: z.number().int().nullable().describe('How much time was given, or taken back'),
  ends_at: instant.nullable().describe('When the sitting ended with it'),
})

/** How the sitting stands, and what the doctor has not read yet. */
export const sittingNews = z.object({
  server_time: instant,
  attempt: z.number().int(),
  ...sittingState,
  finished: z.boolean(),
  messages: z.array(sittingMessage),
})

export const readMessagesBody = z.object({ read: z.array(questionId).min(1).max(100), ...ofAttempt })

export const sittingErrors = [
  'unauthenticated',
  'device_not_verified',
  'forbidden',
  'not_found',
  'not_enrolled',
  'exam_not_open_yet',
  'exam_closed',
  'exam_finished',
] as const

export const savingErrors = [
  'unauthenticated',
  'device_not_verified',
  'forbidden',
  'not_found',
  'exam_finished',
  'answer_outdated',
] as const
