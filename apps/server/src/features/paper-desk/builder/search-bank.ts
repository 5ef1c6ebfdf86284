import type { QueryOf, ResponseOf } from '@prostuti/contract'
import { countedAtMost, type searchPaperBank } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { findGaps, type Gap, type RuleSection, restDays } from '@prostuti/exam-rules'
import { searchKey } from '@prostuti/text/search-key'
import { and, eq, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { literally } from '../../../input/typed-text.ts'
import type { StaffMember } from '../../staff/index.ts'
import type { PaperRow } from '../paper-scope.ts'
import { mayPlace } from './bank-scope.ts'
import { readDeskQuestions } from './desk-questions.ts'
import { findMet, isRecent } from './met-questions.ts'
import { readBatches } from './read-batches.ts'
import { presentMet } from './read-desk.ts'

const { question, questionVersion } = tables

const perPage = 30

type Asking = { row: PaperRow; query: QueryOf<typeof searchPaperBank>; member: StaffMember; now: Date }

/** What the paper could have of the bank: by words, by number, by what it is short of; what it is short of first. */
export async function searchBank(
  tx: Tx,
  { row, query, member, now }: Asking,
): Promise<ResponseOf<typeof searchPaperBank>> {
  const placed = await readDeskQuestions(tx, row.id)
  const batches = await readBatches(tx, row.id)
  const met = await findMet(tx, { paper: row, batchIds: batches.map(({ id }) => id), now })
  const satAt = row.opensAt ?? now
  const recent = [...met].flatMap(([id, each]) => (isRecent(each, { satAt, restDays }) ? [id] : []))
  const isShort = shortOf(row.rules.sections, findGaps(row.rules, row.blueprint, placed))
  const page = query.page ?? 1
  const ids = placed.map(({ id }) => id)
  const where = and(
    mayPlace(member, now),
    query.unready ? undefined : eq(question.state, 'ready'),
    query.q === undefined ? undefined : isFoundBy(query.q),
    query.type && eq(question.type, query.type),
    query.subject ? eq(question.subjectId, query.subject) : undefined,
    query.short ? isShort : undefined,
    query.fresh && recent.length > 0 ? notInArray(question.id, recent) : undefined,
    ids.length > 0 ? notInArray(question.id, ids) : undefined,
    or(...row.rules.sections.map(({ type }) => eq(question.type, type))),
  )
  const rows = await tx
    .select({
      id: question.id,
      type: question.type,
      subject_id: question.subjectId,
      topic_id: question.topicId,
      facility: question.facility,
      lastUsedAt: question.lastUsedAt,
      text: questionVersion.text,
      // None that is retired may be placed.
      state: sql<'draft' | 'in_review' | 'ready'>`${question.state}`,
      is_short: sql<boolean>`${isShort}`,
    })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
    .where(where)
    .orderBy(sql`${isShort} desc`, sql`${question.lastUsedAt} asc nulls first`, sql`${question.id} desc`)
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
  const some = tx
    .select({ one: sql`1` })
    .from(question)
    .where(where)
    .limit(countedAtMost + 1)
    .as('some')
  const [counted] = await tx.select({ count: sql<number>`count(*)::int` }).from(some)
  const total = counted?.count ?? 0
  return {
    rows: rows.slice(0, perPage).map(({ lastUsedAt, ...each }) => ({
      ...each,
      last_used_at: lastUsedAt?.toISOString() ?? null,
      met: presentMet(met.get(each.id)),
    })),
    has_more: rows.length > perPage,
    total: Math.min(total, countedAtMost),
    is_exact: total <= countedAtMost,
  }
}

/** By its words as they are written or as they sound, or by its number. */
function isFoundBy(typed: string): SQL | undefined {
  const written = searchKey(typed)
  const words = written.split(' ').filter((word) => word !== '')
  const says = and(...words.map((word) => sql`${question.searchKey} like ${`%${literally(word)}%`}`))
  const sounds = and(
    ...words.map(
      (word) => sql`${question.soundKey} like '%' || sound_key(${word}) || '%' and sound_key(${word}) <> ''`,
    ),
  )
  const number = /^\d{1,9}$/.test(written) ? eq(question.id, Number(written)) : undefined
  return or(says, sounds, number)
}

/** A condition on `question`: the paper has a place for it that is still empty. */
function shortOf(sections: readonly RuleSection[], gaps: readonly Gap[]): SQL {
  const typeOf = new Map(sections.map(({ key, type }) => [key, type]))
  const places = gaps.map(({ section, subjectId, topicId }) =>
    and(
      eq(question.type, typeOf.get(section) ?? 'sba'),
      subjectId === null ? undefined : eq(question.subjectId, subjectId),
      topicId === null ? undefined : eq(question.topicId, topicId),
    ),
  )
  // No question has such a number: PostgreSQL sorts by no constant.
  return or(...places) ?? sql`${question.id} < 0`
}
