import type { ResponseOf } from '@prostuti/contract'
import type { findLookAlikes as findCall, listLookAlikes as listCall } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, count, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { StaffMember } from '../../staff/index.ts'
import { seesQuestion } from '../bank/sees-question.ts'
import { findLookAlikes } from './find-look-alikes.ts'

const { lookAlike, question, questionVersion, subject } = tables

/** While somebody types: fewer letters are there yet than there will be. */
const whileTyping = 50
/** From here on whoever types has the whole question before them already, so that a warning tells them no words of another's. */
const nearlyWhole = 75

type Typed = {
  text: { bn: string; en?: string | undefined }
  parts: readonly { bn: string; en?: string | undefined }[]
  except: number | undefined
  member: StaffMember
  now: Date
}

/** What is being typed as `question.words` would have it. */
const wordsOf = ({ text, parts }: Pick<Typed, 'text' | 'parts'>): string =>
  [text, ...parts].flatMap(({ bn, en }) => [bn, en ?? '']).join(' ')

const lastPaper = sql<{ bn: string; en?: string } | null>`(select paper.title from paper_question used
  join paper on paper.id = used.paper_id where used.question_id = question.id order by paper.listed_at desc limit 1)`

/** Of those that are alike, what whoever asks may see; of the others only that there is one, and nothing that it says. */
export async function showLookAlikes(tx: Tx, typed: Typed): Promise<ResponseOf<typeof findCall>> {
  const except = await exceptSeen(tx, typed)
  const alike = await findLookAlikes(tx, wordsOf(typed), { except, limit: 10, atLeast: whileTyping })
  if (alike.length === 0) return { look_alikes: [], has_hidden: false }
  const rows = await tx
    .select({
      id: question.id,
      text: questionVersion.text,
      subject: subject.name,
      state: question.state,
      last_paper: lastPaper,
    })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
    .innerJoin(subject, eq(subject.id, question.subjectId))
    .where(
      and(
        inArray(
          question.id,
          alike.map(({ id }) => id),
        ),
        seesQuestion(typed.member, typed.now),
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    look_alikes: alike
      .flatMap(({ id, percent }) => {
        const row = byId.get(id)
        return row ? [{ ...row, percent }] : []
      })
      .slice(0, 5),
    has_hidden: alike.some(({ id, percent }) => percent >= nearlyWhole && !byId.has(id)),
  }
}

/** Somebody who may not see a question cannot find out by leaving it out which one is like theirs. */
async function exceptSeen(tx: Tx, { except, member, now }: Typed): Promise<number[]> {
  if (except === undefined) return []
  const seen = await tx
    .select({ id: question.id })
    .from(question)
    .where(and(eq(question.id, except), seesQuestion(member, now)))
  return seen.map(({ id }) => id)
}

const perPage = 20

type Page = { page: number; member: StaffMember; now: Date }

/** Pairs that nobody has judged, of which whoever asks may see both. */
export async function listLookAlikes(tx: Tx, { page, member, now }: Page): Promise<ResponseOf<typeof listCall>> {
  const older = side('older')
  const newer = side('newer')
  const isWaiting = and(
    isNull(lookAlike.apartAt),
    seenBy(lookAlike.questionId, member, now),
    seenBy(lookAlike.otherId, member, now),
  )
  const [pairs, [counted]] = await Promise.all([
    tx
      .select({ percent: lookAlike.percent, older: older.shown, newer: newer.shown })
      .from(lookAlike)
      .innerJoin(older.of, eq(older.of.id, lookAlike.questionId))
      .innerJoin(older.says, eq(older.says.id, older.of.currentVersionId))
      .innerJoin(older.about, eq(older.about.id, older.of.subjectId))
      .innerJoin(newer.of, eq(newer.of.id, lookAlike.otherId))
      .innerJoin(newer.says, eq(newer.says.id, newer.of.currentVersionId))
      .innerJoin(newer.about, eq(newer.about.id, newer.of.subjectId))
      .where(isWaiting)
      .orderBy(desc(lookAlike.percent), desc(lookAlike.questionId), desc(lookAlike.otherId))
      .limit(perPage)
      .offset((page - 1) * perPage),
    tx.select({ total: count() }).from(lookAlike).where(isWaiting),
  ])
  return { pairs, total: counted?.total ?? 0 }
}

/** One of a pair, by names of its own. */
function side(name: string) {
  const of = alias(question, name)
  const says = alias(questionVersion, `${name}_says`)
  const about = alias(subject, `${name}_about`)
  const { id, state, papers, sittings, facility } = of
  return { of, says, about, shown: { id, text: says.text, subject: about.name, state, papers, sittings, facility } }
}

/** Neither out of sight nor retired: there is still something to decide. */
const seenBy = (id: PgColumn, member: StaffMember, now: Date): SQL =>
  sql`exists (select from ${question} where ${and(sql`${question.id} = ${id}`, ne(question.state, 'retired'), seesQuestion(member, now))})`
