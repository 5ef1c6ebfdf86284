import { type Db, tables } from '@prostuti/db'
import { formatDate } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { literally } from '../../../input/typed-text.ts'
import { indexedLetters } from '../../doctor-search/index.ts'
import { isExam } from '../../exam/index.ts'
import { seesQuestion } from '../../question-bank/index.ts'
import { inCourses } from '../../staff/index.ts'
import type { Hit, Search } from './hit.ts'

const { paper, question, questionVersion, subject } = tables

/** Every word that was typed, anywhere in the text; as the index has it. */
function saysAll(key: SQL, { typed }: Search): SQL | undefined {
  const words = typed.words.map(({ written }) => written)
  if (!words.some((word) => word.length >= indexedLetters)) return undefined
  return and(...words.map((word) => sql`${key} like ${`%${literally(word)}%`}`))
}

export async function findPapers(db: Db, search: Search): Promise<Hit[]> {
  const says = saysAll(
    sql`search_key((${paper.title} ->> 'bn') || ' ' || coalesce(${paper.title} ->> 'en', ''))`,
    search,
  )
  const { code, digits } = search.typed
  const isNamed = or(
    says,
    eq(paper.key, code.toLowerCase()),
    digits === undefined ? undefined : eq(paper.id, idIn(digits)),
  )
  const rows = await db
    .select({
      id: paper.id,
      key: paper.key,
      title: paper.title,
      opensAt: paper.opensAt,
      questions: paper.questionCount,
    })
    .from(paper)
    .where(and(isNamed, isExam(), inCourses(search.member, paper.courseId)))
    .orderBy(desc(paper.opensAt), desc(paper.id))
    .limit(search.limit)
  return rows.map(({ id, title, opensAt, questions }) => ({
    kind: 'paper',
    id,
    title: pickText(title, search.locale),
    facts: [
      ...(opensAt ? [{ name: 'when' as const, value: formatDate(opensAt, search.locale) }] : []),
      { name: 'questions', value: formatNumber(questions, search.locale) },
    ],
  }))
}

const largest = 2_147_483_647
const idIn = (digits: string): number => Math.min(Number(digits), largest)

/** By what a question and its options say now, as the bank finds it. Never by its key. */
export async function findQuestions(db: Db, search: Search): Promise<Hit[]> {
  const says = saysAll(sql`${question.searchKey}`, search)
  const { digits } = search.typed
  const isNamed = or(says, digits === undefined ? undefined : eq(question.id, idIn(digits)))
  if (isNamed === undefined) return []
  const rows = await db
    .select({ id: question.id, text: questionVersion.text, subject: subject.name })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.currentVersionId))
    .innerJoin(subject, eq(subject.id, question.subjectId))
    .where(and(isNamed, seesQuestion(search.member, search.now)))
    .limit(search.limit)
  return rows.map(({ id, text, subject: of }) => ({
    kind: 'question',
    id,
    title: pickText(text, search.locale).slice(0, 160),
    facts: [{ name: 'subject', value: pickText(of, search.locale) }],
  }))
}
