import { tables } from '@prostuti/db'
import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { keepsAnswers } from '../../exam/index.ts'
import { may, type StaffMember } from '../../staff/index.ts'

const { paper, paperQuestion, question } = tables

/**
 * A condition on `question`: this member may see what it says. An author sees their own; who reviews, all that no exam will still
 * ask, and what waits for review unless its exam is fixed already; who may see questions early, all. Whoever is bound to courses sees what no other course's paper
 * holds alone.
 */
export function seesQuestion(member: StaffMember, now: Date): SQL | undefined {
  const isOwn = eq(question.authorId, member.id)
  if (!may(member, 'questions.review')) return isOwn
  const ofTheirs = inTheirCourses(member)
  if (may(member, 'questions.early')) return ofTheirs && or(isOwn, ofTheirs)
  const isAsked = standsIn(and(eq(paper.stage, 'frozen'), keepsAnswers(now))!)
  const isOpen = or(and(eq(question.state, 'in_review'), not(isAsked)), not(standsIn(keepsAnswers(now))))
  return or(isOwn, and(isOpen, ofTheirs))
}

/** A condition on `question`: this member may write it. Teachers their own; the others what they see. */
export const writesQuestion = (member: StaffMember, now: Date): SQL | undefined =>
  member.role === 'teacher' ? eq(question.authorId, member.id) : seesQuestion(member, now)

const standsIn = (where: SQL): SQL =>
  sql`exists (select from ${paperQuestion} join ${paper} on ${paper.id} = ${paperQuestion.paperId}
    where ${paperQuestion.questionId} = ${question}.id and ${where})`

function inTheirCourses({ courseIds }: StaffMember): SQL | undefined {
  if (courseIds === null) return undefined
  const isTheirs = courseIds.length === 0 ? sql`false` : inArray(paper.courseId, courseIds)
  return or(standsIn(isTheirs), not(standsIn(sql`${paper.courseId} is not null`)))
}
