import type { ResponseOf, readNotebookCard } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { joinMistakes } from '@prostuti/learning-rules/cards/join-mistakes'
import { studyDayOf } from '@prostuti/learning-rules/day/study-day'
import * as messages from '@prostuti/text/all-messages'
import { localizeDigits } from '@prostuti/text/digits'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  correctAnswerOf,
  explanationOf,
  type LoadedQuestion,
  loadAsked,
  presentExamQuestion,
} from '../../exam/index.ts'
import { readTeachingLectures } from '../../timetable/index.ts'
import type { Readable, ReadableCard } from './readable-cards.ts'

const { notebookCard, paperQuestion, topic } = tables

export type Card = ResponseOf<typeof readNotebookCard>['card']

type Presenting = Pick<Readable, 'papers'> & {
  doctorId: number
  cards: readonly ReadableCard[]
  locale: Locale
  now: Date
}

/** How a card stands, as the wire has it. */
export const presentState = (
  { questionId, memory, queueOn }: Pick<ReadableCard, 'questionId' | 'memory' | 'queueOn'>,
  now: Date,
) => ({
  question_id: questionId,
  memory,
  queue_on: queueOn,
  done_today: isDoneToday({ memory }, now),
})

export const isDoneToday = ({ memory }: Pick<ReadableCard, 'memory'>, now: Date): boolean =>
  memory?.last_review != null && studyDayOf(new Date(memory.last_review)) === studyDayOf(now)

/** Cards with all that they ask and tell, in the order given. Takes none but those that `readReadable` has found. */
export async function presentCards(tx: Tx, { doctorId, cards, papers, locale, now }: Presenting): Promise<Card[]> {
  if (cards.length === 0) return []
  const [questions, own, topics, lectureOf] = await Promise.all([
    loadQuestions(tx, cards),
    loadOwn(tx, doctorId, cards),
    loadTopics(tx, cards),
    readTeachingLectures(tx, { doctorId, now }),
  ])
  return cards.flatMap((card) => {
    const question = questions.get(card.questionId)
    const mine = own.get(card.questionId)
    if (question === undefined || mine === undefined) return []
    const topicName = card.topicId === null ? null : (topics.get(card.topicId) ?? null)
    const names = topicName ? [topicName, question.subjectName] : [question.subjectName]
    const lecture = lectureOf({ paperId: card.paperId, names })
    const open = papers.get(card.paperId)
    return {
      ...presentState(card, now),
      question: presentExamQuestion(question, locale),
      stems: mine.stems,
      correct_answer: correctAnswerOf(question.key),
      explanation: explanationOf(question, locale),
      reference: referenceOf(question, locale),
      lecture: lecture ? { title: pickText(lecture.title, locale), to: lecture.to } : null,
      exam: open ? { title: pickText(open.title, locale), to: open.review } : null,
      note: mine.note,
      reasons: [...joinMistakes(mine.sources).reasons, ...(mine.byHand ? ['by_hand' as const] : [])],
      corrected: card.correctedAt !== null,
      made_at: mine.madeAt.toISOString(),
    }
  })
}

async function loadQuestions(tx: Tx, cards: readonly ReadableCard[]): Promise<Map<number, LoadedQuestion>> {
  const pairs = JSON.stringify(cards.map(({ paperId, questionId }) => ({ paper: paperId, question: questionId })))
  const isAsked = sql`(${paperQuestion.paperId}, ${paperQuestion.questionId}) in
    (select paper, question from jsonb_to_recordset(${pairs}::jsonb) asked(paper integer, question integer))`
  return new Map((await loadAsked(tx, isAsked)).map((question) => [question.id, question]))
}

async function loadOwn(tx: Tx, doctorId: number, cards: readonly ReadableCard[]) {
  const rows = await tx
    .select({
      questionId: notebookCard.questionId,
      stems: notebookCard.stems,
      sources: notebookCard.sources,
      byHand: notebookCard.byHand,
      note: notebookCard.note,
      madeAt: notebookCard.madeAt,
    })
    .from(notebookCard)
    .where(
      and(
        eq(notebookCard.doctorId, doctorId),
        inArray(
          notebookCard.questionId,
          cards.map(({ questionId }) => questionId),
        ),
      ),
    )
  return new Map(rows.map((row) => [row.questionId, row]))
}

async function loadTopics(tx: Tx, cards: readonly ReadableCard[]) {
  const ids = [...new Set(cards.flatMap(({ topicId }) => topicId ?? []))]
  const rows = await tx.select({ id: topic.id, name: topic.name }).from(topic).where(inArray(topic.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function referenceOf({ reference: { book } }: LoadedQuestion, locale: Locale): Card['reference'] {
  if (book === null) return null
  const page = localizeDigits(book.page, locale)
  return {
    title: messages.review_book_page({ title: pickText(book.title, locale), page }, { locale }),
    to: `/my/reference-book/${book.id}/page-no/${book.page}`,
  }
}
