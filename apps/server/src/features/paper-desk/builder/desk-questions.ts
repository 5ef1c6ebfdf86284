import { type Tx, tables } from '@prostuti/db'
import { asc, eq, sql } from 'drizzle-orm'

const { paperQuestion, question, questionVersion, subject } = tables

type Version = typeof questionVersion.$inferSelect

/** A question of a paper with everything that is known of it, its key included. Never leaves the server as it is. */
export type DeskQuestion = Pick<
  typeof question.$inferSelect,
  'id' | 'type' | 'subjectId' | 'topicId' | 'state' | 'facility'
> &
  Pick<Version, 'text' | 'parts' | 'key' | 'fixedOrder' | 'version'> & {
    section: string
    /** The subject's key. */
    subject: string
    versionId: number
    /** The newest version of it. */
    currentVersionId: number | null
    hasExplanation: boolean
    /** What it says, folded for comparison. */
    words: string
    partCount: number
  }

/** The questions of a paper in their order. */
export async function readDeskQuestions(tx: Tx, paperId: number): Promise<DeskQuestion[]> {
  const rows = await tx
    .select({
      id: question.id,
      type: question.type,
      subjectId: question.subjectId,
      topicId: question.topicId,
      state: question.state,
      facility: question.facility,
      currentVersionId: question.currentVersionId,
      words: question.searchKey,
      section: paperQuestion.section,
      subject: subject.key,
      versionId: questionVersion.id,
      version: questionVersion.version,
      text: questionVersion.text,
      parts: questionVersion.parts,
      key: questionVersion.key,
      fixedOrder: questionVersion.fixedOrder,
      hasExplanation: sql<boolean>`${questionVersion.explanation} is not null`,
    })
    .from(paperQuestion)
    .innerJoin(question, eq(question.id, paperQuestion.questionId))
    .innerJoin(questionVersion, eq(questionVersion.id, paperQuestion.versionId))
    .innerJoin(subject, eq(subject.id, question.subjectId))
    .where(eq(paperQuestion.paperId, paperId))
    .orderBy(asc(paperQuestion.position))
  return rows.map((row) => ({ ...row, partCount: row.parts.length }))
}
