import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { may, type StaffMember } from '../../staff/index.ts'
import { judgeReadiness } from '../rules/judge-content.ts'
import { allows, type QuestionVerb, stateAfter } from '../rules/verbs.ts'
import { newestVersions } from '../writing/newest-versions.ts'
import { refuseFaults } from '../writing/refuse-content.ts'
import { factsOfQuestion } from './facts-of-question.ts'

const { question, staff } = tables

type Move = {
  id: number
  verb: QuestionVerb
  /** Of `send`: who is asked. */
  reviewerId?: number | null
  /** Of `give_back`: what is to be mended. */
  words?: string
  member: StaffMember
  now: Date
  locale: Locale
}

type State = (typeof tables.questionStates)[number]
type Moved = {
  state: State | null
  before: { state: State; reviewer_id: number | null }
  after: { state?: State; reviewer_id?: number | null }
}

/** Takes a question one step on its way: draft, in review, ready, retired; or out of the bank, if it was never used. */
export async function moveQuestion(tx: Transaction, given: Move): Promise<Moved> {
  const { id, verb, member, now, locale } = given
  const { row, facts, rights } = await factsOfQuestion(tx, given, true)
  if (!allows(verb, facts, rights)) throw new AppError('question_verb_refused')
  const before = { state: row.state, reviewer_id: row.reviewerId }
  const state = stateAfter(verb, facts, rights)
  if (state === null) {
    await tx.delete(question).where(eq(question.id, id))
    return { state, before, after: {} }
  }
  if (verb === 'send' || verb === 'accept') {
    const says = (await newestVersions(tx, [id])).get(id)
    refuseFaults(says ? judgeReadiness(says) : [], locale)
  }
  const reviewerId = verb === 'send' ? (given.reviewerId ?? null) : verb === 'take_back' ? null : row.reviewerId
  if (verb === 'send' && reviewerId !== null) await refuseReviewer(tx, { reviewerId, authorId: row.authorId, locale })
  const words = verb === 'give_back' ? given.words : undefined
  await tx
    .update(question)
    .set({
      ...{ state, reviewerId, updatedAt: now },
      // What was said stays to be read until the question goes on.
      ...(words !== undefined
        ? { reviewWords: words }
        : (verb === 'send' || verb === 'accept') && { reviewWords: null }),
      // Whoever was asked: this is who looked it through.
      ...((verb === 'accept' || verb === 'give_back') && { reviewerId: member.id }),
      ...(verb === 'bring_back' && { mergedIntoId: null }),
    })
    .where(eq(question.id, id))
  // What was said may tell a key, and the audit is read by more people than keys are.
  return { state, before, after: { state, reviewer_id: reviewerId } }
}

type ReviewerChoice = { reviewerId: number; authorId: number | null; locale: Locale }

/** Whoever is asked must be able to say yes. */
async function refuseReviewer(tx: Transaction, { reviewerId, authorId, locale }: ReviewerChoice): Promise<void> {
  const [asked] = await tx
    .select({ role: staff.role, duties: staff.duties })
    .from(staff)
    .where(and(eq(staff.id, reviewerId), staff.isActive))
  if (asked && may(asked, 'questions.review') && reviewerId !== authorId) return
  throw invalidFields({ reviewer_id: messages.error_field_invalid({}, { locale }) })
}
