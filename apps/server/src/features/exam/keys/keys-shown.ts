import { answersMoment } from '@prostuti/exam-rules'
import { type SQL, sql } from 'drizzle-orm'
import { may, type StaffMember } from '../../staff/index.ts'
import { closingNow, momentOf } from '../papers/closing-now.ts'
import type { PaperRow } from '../papers/paper-times.ts'
import { areResultsOut } from '../results/results-out.ts'

/**
 * A condition on `paper`: what is right in it must not be known yet. Whoever has not handed in could learn it: it is being made, or
 * will be sat, or is sat now, or its answers are withheld. The rule of `arePaperAnswersOut`.
 */
export const keepsAnswers = (now: Date, alias = 'paper'): SQL => {
  const of = sql.raw(`"${alias}"`)
  const at = momentOf(now)
  const closing = closingNow(now, alias)
  return sql`(${of}.stage <> 'frozen' or ${of}.held_at is not null or ${of}.opens_at > ${at} or case
    when ${of}.closes_at is null then coalesce(${of}.answers_at > ${at}, false)
    when ${of}.marks_early then coalesce(${of}.answers_at, ${closing}) > ${at}
    else greatest(${closing}, ${of}.answers_at) > ${at} end)`
}

/** Whether the answers of a paper are out by its own times: then its keys are no secret from staff. */
export function arePaperAnswersOut(now: Date, paper: PaperRow): boolean {
  if (paper.stage !== 'frozen' || paper.heldAt !== null || paper.opensAt === null || now < paper.opensAt) return false
  const at = answersMoment(now, paper)
  return at === null || now >= at
}

/** Whether this member may know what is right in a paper now. */
export const mayReadPaperKeys = (now: Date, member: StaffMember, paper: PaperRow): boolean =>
  may(member, 'keys.early') || arePaperAnswersOut(now, paper)

/** Whether this member may know what others got in a paper now: what few answers are worth tells which of them are right. */
export const mayReadMarks = (now: Date, member: StaffMember, paper: PaperRow): boolean =>
  mayReadPaperKeys(now, member, paper) || areResultsOut(now, paper)

/**
 * A condition on `question`: a paper that keeps its answers back asks it, or asked it until somebody took it out of that paper. With the
 * table's name: a query of one table leaves it out, and then `id` would be another's.
 */
export const isKeptBack = (now: Date): SQL<boolean> => {
  const isKeeping = keepsAnswers(now, 'keeping')
  return sql<boolean>`(exists (select from paper_question asked join paper keeping on keeping.id = asked.paper_id
    where asked.question_id = question.id and ${isKeeping})
  or exists (select from paper_past_question asked join paper keeping on keeping.id = asked.paper_id
    where asked.question_id = question.id and ${isKeeping}))`
}

/**
 * A condition on `question`: its key may leave the server to this member. Who has the duty sees every key, an author their own; the
 * others those that no paper keeps back.
 */
export function keysShown(member: StaffMember, now: Date): SQL<boolean> {
  if (may(member, 'keys.early')) return sql<boolean>`true`
  return sql<boolean>`(question.author_id is not distinct from ${member.id} or not ${isKeptBack(now)})`
}
