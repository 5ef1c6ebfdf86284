import { type Tx, tables } from '@prostuti/db'
import type { Question } from '@prostuti/exam-rules'
import { asc, eq } from 'drizzle-orm'

const { paperQuestion, question, questionVersion, subject } = tables

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
}

export async function loadQuestions(tx: Tx, paperId: number): Promise<LoadedQuestion[]> {
  const rows = await tx
    .select({
      position: paperQuestion.position,
      section: paperQuestion.section,
      type: question.type,
      version: questionVersion,
      subject: { key: subject.key, name: subject.name },
    })
    .from(paperQuestion)
    .innerJoin(question, eq(question.id, paperQuestion.questionId))
    .innerJoin(questionVersion, eq(questionVersion.id, paperQuestion.versionId))
    .innerJoin(subject, eq(subject.id, question.subjectId))
    .where(eq(paperQuestion.paperId, paperId))
    .orderBy(asc(paperQuestion.position))
  return rows.map(({ position, section, type, version, subject: about }, bit) => ({
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
    versionId: version.id,
    version: version.version,
    position,
    bit,
  }))
}
