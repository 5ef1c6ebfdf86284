import { type Tx, tables } from '@prostuti/db'
import type { Question } from '@prostuti/exam-rules'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'

const { paperQuestion, practiceSet, question, questionVersion, referenceBook, subject } = tables

type Version = typeof questionVersion.$inferSelect
type Text = Version['text']

/** A question as it stands in one paper, with its secrets. */
export type LoadedQuestion = Omit<Question<Text>, 'parts'> & {
  parts: Version['parts']
  versionId: number
  version: number
  /** From 1. */
  position: number
  /** From 0 and without gaps: its bit in the columns of an attempt that say how much is answered. */
  bit: number
  images: Version['images']
  subjectName: Text
  /** Where it can be read up: a page of one of our books, another source in words. */
  reference: { book: { id: number; title: Text; page: number } | null; source: string | null }
}

/** What is read of a question where it stands: `version` is the one that is asked there. */
const columns = {
  type: question.type,
  version: questionVersion,
  subject: { key: subject.key, name: subject.name },
  bookTitle: referenceBook.title,
}

export const loadQuestions = (tx: Tx, paperId: number): Promise<LoadedQuestion[]> =>
  loadAsked(tx, eq(paperQuestion.paperId, paperId))

/** The same of whatever papers; the condition is on `paper_question`. */
export async function loadAsked(tx: Tx, which: SQL | undefined): Promise<LoadedQuestion[]> {
  const rows = await tx
    .select({ position: paperQuestion.position, section: paperQuestion.section, ...columns })
    .from(paperQuestion)
    .innerJoin(question, eq(question.id, paperQuestion.questionId))
    .innerJoin(questionVersion, eq(questionVersion.id, paperQuestion.versionId))
    .innerJoin(subject, eq(subject.id, question.subjectId))
    .leftJoin(referenceBook, eq(referenceBook.id, questionVersion.bookId))
    .where(which)
    .orderBy(asc(paperQuestion.position))
  return rows.map(asLoaded)
}

/** The drawn questions of a practice paper, each as the exam it came from has it now: a key that is corrected there is here, too. */
export async function loadPracticeQuestions(tx: Tx, paperId: number): Promise<LoadedQuestion[]> {
  const drawn = sql`(select position::int, question_id, source_id, drawn.version_id, section from ${practiceSet},
    unnest(question_ids, source_ids, version_ids, sections) with ordinality
      as drawn (question_id, source_id, version_id, section, position) where practice_set.paper_id = ${paperId}) as drawn`
  const there = sql`coalesce(${paperQuestion.versionId}, drawn.version_id)`
  const rows = await tx
    .select({ position: sql<number>`drawn.position`, section: sql<string>`drawn.section`, ...columns })
    .from(question)
    .innerJoin(drawn, sql`drawn.question_id = ${question.id}`)
    .leftJoin(
      paperQuestion,
      and(eq(paperQuestion.questionId, question.id), sql`${paperQuestion.paperId} = drawn.source_id`),
    )
    .innerJoin(questionVersion, sql`${questionVersion.id} = ${there}`)
    .innerJoin(subject, eq(subject.id, question.subjectId))
    .leftJoin(referenceBook, eq(referenceBook.id, questionVersion.bookId))
    .orderBy(sql`drawn.position`)
  return rows.map(asLoaded)
}

type Row = {
  position: number
  section: string
  type: LoadedQuestion['type']
  version: Version
  subject: { key: string; name: Text }
  bookTitle: Text | null
}

const asLoaded = (
  { position, section, type, version, subject: about, bookTitle }: Row,
  bit: number,
): LoadedQuestion => ({
  id: version.questionId,
  type,
  section,
  subject: about.key,
  subjectName: about.name,
  text: version.text,
  images: version.images,
  parts: version.parts,
  fixedOrder: version.fixedOrder,
  key: version.key,
  explanation: version.explanation,
  reference: { book: bookOf(version, bookTitle), source: version.source },
  versionId: version.id,
  version: version.version,
  position,
  bit,
})

/** A book without a page is no place where something can be read up. */
const bookOf = ({ bookId, bookPage }: Version, title: Text | null) =>
  bookId === null || bookPage === null || title === null ? null : { id: bookId, title, page: bookPage }
