import type { ResponseOf } from '@prostuti/contract'
import type { listAuthors, listQuestionBooks, listReviewers, listTags } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { holds, saysIn } from '../../../input/typed-text.ts'
import { may, type StaffMember } from '../../staff/index.ts'
import { seesQuestion } from './sees-question.ts'

const { question, referenceBook, staff } = tables

type ChoicesQuery = { member: StaffMember; now: Date }

/** Who may look questions through, with how many wait for them; nobody accepts their own, so whoever asks is left out. */
export async function readReviewers(tx: Tx, { member }: ChoicesQuery): Promise<ResponseOf<typeof listReviewers>> {
  const waiting = sql<number>`(select count(*)::int from question where question.reviewer_id = staff.id and question.state = 'in_review')`
  const members = await tx
    .select({ id: staff.id, name: staff.name, role: staff.role, duties: staff.duties, waiting })
    .from(staff)
    .where(eq(staff.isActive, true))
    .orderBy(asc(staff.name))
  return {
    reviewers: members
      .filter((each) => each.id !== member.id && may(each, 'questions.review'))
      .map(({ id, name, waiting: waits }) => ({ id, name, waiting: waits })),
  }
}

export async function readAuthors(tx: Tx, { member, now }: ChoicesQuery): Promise<ResponseOf<typeof listAuthors>> {
  const authors = await tx
    .select({ id: staff.id, name: staff.name, questions: count() })
    .from(question)
    .innerJoin(staff, eq(staff.id, question.authorId))
    .where(seesQuestion(member, now))
    .groupBy(staff.id, staff.name)
    .orderBy(asc(staff.name))
  return { authors }
}

const tagsAtMost = 30

export async function readTags(
  tx: Tx,
  { q, member, now }: ChoicesQuery & { q: string | undefined },
): Promise<ResponseOf<typeof listTags>> {
  const each = tx
    .select({ tag: sql<string>`unnest(${question.tags})`.as('tag') })
    .from(question)
    .where(and(seesQuestion(member, now), sql`${question.tags} <> '{}'`))
    .as('each_tag')
  const tags = await tx
    .select({ tag: each.tag, questions: count() })
    .from(each)
    .where(q === undefined ? undefined : holds(sql`search_key(${each.tag})`, q))
    .groupBy(each.tag)
    .orderBy(desc(count()), asc(each.tag))
    .limit(tagsAtMost)
  return { tags }
}

type Books = { q: string | undefined; ids: number[] | undefined }

export async function readBooks(tx: Tx, { q, ids }: Books): Promise<ResponseOf<typeof listQuestionBooks>> {
  const { id, title, author, edition } = referenceBook
  const rows = await tx
    .select({ id, title, author, edition })
    .from(referenceBook)
    .where(and(ids && inArray(id, ids), q === undefined ? undefined : saysIn(title, q)))
    .orderBy(asc(referenceBook.position), asc(id))
    .limit(200)
  return { rows, next: null, total: rows.length, is_exact: true }
}
