import type { notebookCards, QueryOf, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { knownFromDays, ratings } from '@prostuti/learning-rules/cards/card-memory'
import { studyDayOf } from '@prostuti/learning-rules/day/study-day'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, ilike, or, sql } from 'drizzle-orm'
import { presentCards } from '../readable/present-cards.ts'
import { type ReadableCard, readReadable } from '../readable/readable-cards.ts'

const { notebookCard, question, subject } = tables

const perPage = 20

type Query = QueryOf<typeof notebookCards>
type Reader = { doctorId: number; query: Query; now: Date; locale: Locale }

/** All cards that may be read, the next due first, as far as the filters let them. */
export async function listCards(
  tx: Tx,
  { doctorId, query, now, locale }: Reader,
): Promise<ResponseOf<typeof notebookCards>> {
  const { page = 1, 'per-page': size = perPage } = query
  const { cards, papers } = await readReadable(tx, { doctorId, now, takenOut: query.state === 'out' })
  const [ofSubject, withText] = await Promise.all([
    subjectIdOf(tx, query.subject),
    idsWithText(tx, doctorId, query.text),
  ])
  const found = cards
    .filter(
      (card) =>
        (query.subject === undefined || card.subjectId === ofSubject) &&
        (query.state === undefined || isIn[query.state](card, studyDayOf(now))) &&
        (withText === undefined || withText.has(card.questionId)),
    )
    .sort((one, other) => one.queueOn.localeCompare(other.queueOn) || one.questionId - other.questionId)
  const shown = found.slice((page - 1) * size, page * size)
  return {
    cards: await presentCards(tx, { doctorId, cards: shown, papers, locale, now }),
    found: found.length,
    more: found.length > page * size,
  }
}

const isIn: Record<NonNullable<Query['state']>, (card: ReadableCard, today: string) => boolean> = {
  due: ({ queueOn }, today) => queueOn <= today,
  new: ({ memory }) => memory === null,
  learning: ({ memory }) => memory !== null && memory.scheduled_days < knownFromDays,
  known: ({ memory }) => memory !== null && memory.scheduled_days >= knownFromDays,
  forgotten: ({ lastRating }) => lastRating === ratings.again,
  noted: ({ hasNote }) => hasNote,
  // Nothing else was read then.
  out: () => true,
}

async function subjectIdOf(tx: Tx, key: string | undefined): Promise<number | undefined> {
  if (key === undefined) return undefined
  const [row] = await tx.select({ id: subject.id }).from(subject).where(eq(subject.key, key))
  return row?.id
}

/**
 * Undefined where nothing is looked for. Of all the doctor's cards, also of those that may not be read: it only takes from those that
 * may, for what a search finds tells what a question says.
 */
async function idsWithText(tx: Tx, doctorId: number, text: string | undefined) {
  if (text === undefined) return undefined
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await tx
    .select({ id: notebookCard.questionId })
    .from(notebookCard)
    .innerJoin(question, eq(question.id, notebookCard.questionId))
    .where(
      and(
        eq(notebookCard.doctorId, doctorId),
        or(sql`strpos(${question.searchKey}, search_key(${text})) > 0`, ilike(notebookCard.note, like)),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
