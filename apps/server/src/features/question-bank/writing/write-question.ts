import { isDeepStrictEqual } from 'node:util'
import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { judgeChange, judgeContent } from '../rules/judge-content.ts'
import { numberParts } from '../rules/number-parts.ts'
import { contentOf, type QuestionContent } from '../rules/question-content.ts'
import { cleanContent, cleanTags } from './clean-content.ts'
import { refuseFaults } from './refuse-content.ts'
import { useOfQuestion } from './use-of-question.ts'

const { question, questionVersion, referenceBook, document, topic } = tables

type Question = typeof question.$inferSelect
type Version = typeof questionVersion.$inferSelect

export type QuestionWrite = Pick<Question, 'type' | 'subjectId' | 'topicId' | 'difficulty'> & {
  /** A new one where it is left out. */
  id?: number
  tags: readonly string[]
  content: QuestionContent
  /** Of a new one: who wrote it, how far it has come, and the import that brought it. */
  authorId?: number | null
  state?: Question['state']
  importId?: number
  /** The lines of the file that it was read from. */
  origin?: Version['origin']
  /** Why it says something else than before. */
  note?: string
  staffId: number
  now: Date
  locale: Locale
}

export type WrittenQuestion = {
  id: number
  versionId: number
  version: number
  /** Something that an examinee sees, the key or the explanation has changed. */
  isNewVersion: boolean
}

/**
 * Writes a question: for its form, for a copy, for an import. What it says stands in versions, of which rows are only ever added:
 * papers that have one keep it. Refuses by field what cannot be, and what would touch those who have sat it.
 */
export async function writeQuestion(tx: Transaction, given: QuestionWrite): Promise<WrittenQuestion> {
  const { id, type, subjectId, topicId, difficulty, now, locale } = given
  const before = id === undefined ? undefined : await readHeld(tx, id)
  const cleaned = cleanContent(contentOf(given.content))
  const content = before?.use.isSat ? cleaned : numberParts(cleaned)
  refuseFaults(
    [
      ...judgeContent({ type, content }),
      ...(before ? judgeChange({ ...before, ...before.use }, { type, content }) : []),
    ],
    locale,
  )
  await refuseForeign(tx, { subjectId, topicId, content, locale })

  const about = { type, subjectId, topicId, difficulty, tags: cleanTags(given.tags), updatedAt: now }
  const questionId = before === undefined ? await insertQuestion(tx, given, about) : before.id
  if (before) await tx.update(question).set(about).where(eq(question.id, questionId))
  if (before && saysTheSame(content, before.content))
    return { id: questionId, versionId: before.versionId, version: before.version, isNewVersion: false }

  const version = (before?.version ?? 0) + 1
  const [made] = await tx
    .insert(questionVersion)
    .values({
      questionId,
      version,
      ...content,
      ...(given.origin && { origin: given.origin }),
      note: given.note ?? null,
      staffId: given.staffId,
      createdAt: now,
    })
    .returning({ id: questionVersion.id })
  return { id: questionId, versionId: made!.id, version, isNewVersion: true }
}

/** As the database would give it back: what is left out and what is undefined are the same there. */
const saysTheSame = (one: QuestionContent, other: QuestionContent): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))

type About = Pick<Question, 'type' | 'subjectId' | 'topicId' | 'difficulty' | 'tags' | 'updatedAt'>

async function insertQuestion(tx: Transaction, given: QuestionWrite, about: About): Promise<number> {
  const { authorId = given.staffId, state = 'draft', importId, now } = given
  const [made] = await tx
    .insert(question)
    .values({ ...about, authorId, state, ...(importId !== undefined && { importId }), createdAt: now })
    .returning({ id: question.id })
  return made!.id
}

/** As it stands, held against other writers. */
async function readHeld(tx: Transaction, id: number) {
  const [row] = await tx
    .select()
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
    .where(eq(question.id, id))
    .for('no key update', { of: question })
  if (row === undefined) throw new AppError('not_found')
  const { id: versionId, version } = row.question_version
  return {
    id,
    type: row.question.type,
    versionId,
    version,
    content: contentOf(row.question_version),
    use: await useOfQuestion(tx, id),
  }
}

type Named = Pick<Question, 'subjectId' | 'topicId'> & { content: QuestionContent; locale: Locale }

/** What it names must be there: a topic of its subject, a page of its book. */
async function refuseForeign(tx: Transaction, { subjectId, topicId, content, locale }: Named): Promise<void> {
  const { bookId, bookPage } = content
  const [ofTopic] =
    topicId === null ? [] : await tx.select({ of: topic.subjectId }).from(topic).where(eq(topic.id, topicId))
  const isForeign = topicId !== null && ofTopic?.of !== subjectId
  const [known] = await tx
    .select({ id: tables.subject.id })
    .from(tables.subject)
    .where(eq(tables.subject.id, subjectId))
  const [book] =
    bookId === null
      ? []
      : await tx
          .select({ first: referenceBook.firstPageNo, pages: document.pages })
          .from(referenceBook)
          .innerJoin(document, eq(document.id, referenceBook.documentId))
          .where(eq(referenceBook.id, bookId))
  const isOutside =
    book !== undefined && bookPage !== null && (bookPage < book.first || bookPage >= book.first + book.pages)
  const unknown = messages.error_field_invalid({}, { locale })
  refuseFields({
    subject_id: known === undefined ? unknown : undefined,
    topic_id: isForeign ? messages.error_question_foreign_topic({}, { locale }) : undefined,
    book_id: bookId !== null && book === undefined ? unknown : undefined,
    book_page: isOutside ? messages.error_question_no_such_page({}, { locale }) : undefined,
  })
}
