import type { questionResource, RowOf } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { searchKey } from '@prostuti/text/search-key'
import { and, eq, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { holds } from '../../../input/typed-text.ts'
import { isKeptBack } from '../../exam/index.ts'
import type { ResourceStore } from '../../resource/index.ts'
import { isGivenBack } from '../rules/given-back.ts'
import { isUsed } from '../writing/use-of-question.ts'
import { seesQuestion } from './sees-question.ts'

const { lookAlike, objection, question, questionVersion, staff, subject, topic } = tables

type List = ResourceStore<typeof questionResource>['list']

const openObjections = sql`from ${objection} where ${objection.questionId} = ${question}.id and ${objection.answeredAt} is null`

/** Of a pair the question may be either; somebody who has said that they are two ends it. */
const alikeAs = (column: SQL) =>
  sql`from ${lookAlike} where ${column} = ${question}.id and ${lookAlike.apartAt} is null`
const asOlder = alikeAs(sql`${lookAlike.questionId}`)
const asNewer = alikeAs(sql`${lookAlike.otherId}`)

/** Midnight in Dhaka. */
const dayBegins = (day: string) => new Date(`${day}T00:00:00+06:00`)

/** What the bank is narrowed by; every one of them by an index. */
const filters: List['filters'] = {
  author: (id) => eq(question.authorId, id),
  subject: (id) => eq(question.subjectId, id),
  topic: (id) => eq(question.topicId, id),
  import: (id) => eq(question.importId, id),
  tag: (tag) => sql`${question.tags} @> array[${tag}]::text[]`,
  state: (state) => eq(question.state, state),
  type: (type) => eq(question.type, type),
  reviewer: (id) => and(eq(question.reviewerId, id), eq(question.state, 'in_review')),
  used: (used) => (used === 'true' ? isUsed : sql`not ${isUsed}`),
  used_since: (day) => gte(question.lastUsedAt, dayBegins(day)),
  unused_since: (day) => or(isNull(question.lastUsedAt), lt(question.lastUsedAt, dayBegins(day))),
  facility_from: (percent) => gte(question.facility, percent * 100),
  facility_to: (percent) => lte(question.facility, percent * 100),
  flagged: () => sql`exists (select ${openObjections})`,
  given_back: () => isGivenBack,
  look_alike: () => sql`(exists (select ${asOlder}) or exists (select ${asNewer}))`,
}

const largestId = 2_147_483_647

/** By its words as they are written or as they sound, or by its number. */
function says(typed: string): SQL {
  const number = Number(searchKey(typed))
  const byNumber = Number.isInteger(number) && number > 0 && number <= largestId ? eq(question.id, number) : undefined
  const sound = sql`sound_key(${typed})`
  return or(
    byNumber,
    holds(question.searchKey, typed),
    sql`(length(${sound}) >= 4 and ${question.soundKey} like '%' || ${sound} || '%')`,
  )!
}

const author = alias(staff, 'author')
const reviewer = alias(staff, 'reviewer')

type Row = RowOf<typeof questionResource>

const select = async (tx: Tx, { where, order, limit, place, now }: Parameters<List['select']>[1] & { now: Date }) => {
  // The page first: what stands beside a question is asked for the questions of the page alone.
  const page = tx
    .select()
    .from(question)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .as('question')
  const rows = await selectRows(tx, page, { place, now }).orderBy(...order)
  return rows.map(({ lastUsedAt, updatedAt, author: by, reviewer: asked, ...row }) => ({
    ...row,
    topic: row.topic,
    author: by?.id == null ? null : by,
    reviewer: asked?.id == null ? null : asked,
    last_used_at: lastUsedAt?.toISOString() ?? null,
    updated_at: updatedAt.toISOString(),
    // The same name as in the row of the wire.
  })) as (Row & { place: string })[]
}

function selectRows(tx: Tx, page: never | { _: unknown }, { place, now }: { place: SQL<string>; now: Date }) {
  return tx
    .select({
      id: question.id,
      text: questionVersion.text,
      type: question.type,
      subject: subject.name,
      topic: topic.name,
      tags: question.tags,
      difficulty: question.difficulty,
      state: question.state,
      author: { id: author.id, name: author.name },
      reviewer: { id: reviewer.id, name: reviewer.name },
      is_given_back: sql<boolean>`${isGivenBack}`,
      review_words: sql<
        string | null
      >`case when ${isGivenBack} and not ${isKeptBack(now)} then ${question.reviewWords} end`,
      papers: question.papers,
      sittings: question.sittings,
      lastUsedAt: question.lastUsedAt,
      facility: question.facility,
      discrimination: question.discrimination,
      objections: sql<number>`(select count(*)::int ${openObjections})`,
      look_alikes: sql<number>`((select count(*) ${asOlder}) + (select count(*) ${asNewer}))::int`,
      updatedAt: question.updatedAt,
      place,
    })
    .from(page as unknown as typeof question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
    .innerJoin(subject, eq(subject.id, question.subjectId))
    .leftJoin(topic, eq(topic.id, question.topicId))
    .leftJoin(author, eq(author.id, question.authorId))
    .leftJoin(reviewer, eq(reviewer.id, question.reviewerId))
}

export const questionList = (clock: () => Date): List => ({
  table: question,
  id: question.id,
  sorts: { updated_at: question.updatedAt, id: question.id },
  filters,
  search: says,
  scope: (member) => seesQuestion(member, clock()),
  select: (tx, query) => select(tx, { ...query, now: clock() }),
})
