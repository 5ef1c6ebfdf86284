import { type Tx, tables } from '@prostuti/db'
import type { Question } from '@prostuti/exam-rules'
import { asc, eq, type SQL } from 'drizzle-orm'

const { paperQuestion, question, questionVersion, referenceBook, subject } = tables

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

export const loadQuestions = (tx: Tx, paperId: number): Promise<LoadedQuestion[]> =>
  loadAsked(tx, eq(paperQuestion.paperId, paperId))

/** The same of whatever papers; the condition is on `paper_question`. */
export async function loadAsked(tx: Tx, which: SQL | undefined): Promise<LoadedQuestion[]> {
  const rows = await tx
    .select({
      position: paperQuestion.position,
      section: paperQuestion.section,
      type: question.type,
      version: questionVersion,
      subject: { key: subject.key, name: subject.name },
      bookTitle: referenceBook.title,
    })
    .from(paperQuestion)
    .innerJoin(question, eq(question.id, paperQuestion.questionId))
    .innerJoin(questionVersion, eq(questionVersion.id, paperQuestion.versionId))
    .innerJoin(subject, eq(subject.id, question.subjectId))
    .leftJoin(referenceBook, eq(referenceBook.id, questionVersion.bookId))
    .where(which)
    .orderBy(asc(paperQuestion.position))
  return rows.map(({ position, section, type, version, subject: about, bookTitle }, bit) => ({
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
  }))
}

/** A book without a page is no place where something can be read up. */
const bookOf = ({ bookId, bookPage }: Version, title: Text | null) =>
  bookId === null || bookPage === null || title === null ? null : { id: bookId, title, page: bookPage }
