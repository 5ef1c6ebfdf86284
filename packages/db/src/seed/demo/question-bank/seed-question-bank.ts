import type { AnswerKey } from '@prostuti/exam-rules'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { question, questionVersion, staff, subject, topic } from '../../../tables/index.ts'
import { idsByName } from '../ids-by-name.ts'
import { bankQuestions, bankTags, bankTopics, ownSubjects } from './bank-questions.ts'

/** Topics, tags and an author for what stands in the papers, and what a teacher has under way. */
export async function seedQuestionBank(tx: Tx, now: Date): Promise<void> {
  const subjects = await tx.select({ id: subject.id, key: subject.key }).from(subject)
  const subjectId = idsByName('subject', new Map(subjects.map(({ id, key }) => [key, id])))
  const people = await tx.select({ id: staff.id, role: staff.role }).from(staff)
  const idOf = (role: string) => people.find((member) => member.role === role)!.id
  await describeOld(tx, { subjectId, teacherId: idOf('teacher') })
  const topics = await tx.select({ id: topic.id, name: topic.name }).from(topic)
  for (const { parts, right, text, explanation, source, hoursAgo, words, isAsked, ...given } of bankQuestions) {
    const at = new Date(now.getTime() - hoursAgo * 3_600_000)
    const key = keyOf(right)
    const [made] = await tx
      .insert(question)
      .values({
        ...{ type: key.type, state: given.state, tags: given.tags, difficulty: given.difficulty },
        subjectId: subjectId(given.subject),
        topicId: topics.find(({ name }) => name.bn === given.topic)?.id ?? null,
        authorId: idOf('teacher'),
        reviewerId: isAsked || words ? idOf('manager') : null,
        reviewWords: words ?? null,
        ...{ createdAt: at, updatedAt: at },
      })
      .returning({ id: question.id })
    await tx.insert(questionVersion).values({
      questionId: made!.id,
      version: 1,
      text,
      parts: parts.map((part, place) => ({ id: place + 1, text: { bn: part } })),
      key,
      explanation: explanation ?? null,
      source: source ?? null,
      staffId: idOf('teacher'),
      createdAt: at,
    })
  }
}

const keyOf = (right: number | boolean[]): AnswerKey =>
  typeof right === 'number'
    ? { type: 'sba', options: [right + 1] }
    : { type: 'mcq', stems: Object.fromEntries(right.map((isTrue, at) => [at + 1, isTrue ? 'T' : 'F'])) }

type Old = { subjectId: (key: string) => number; teacherId: number }

async function describeOld(tx: Tx, { subjectId, teacherId }: Old): Promise<void> {
  for (const { subject: of, name, holds } of bankTopics) {
    const [made] = await tx
      .insert(topic)
      .values({ subjectId: subjectId(of), name })
      .returning({ id: topic.id })
    const isAbout = or(...holds.map((words) => sql`${question.words} ilike ${`%${words}%`}`))
    await tx
      .update(question)
      .set({ topicId: made!.id, updatedAt: sql`updated_at` })
      .where(and(eq(question.subjectId, subjectId(of)), isAbout))
  }
  for (const [of, tags] of Object.entries(bankTags))
    await tx
      .update(question)
      .set({ tags, updatedAt: sql`updated_at` })
      .where(eq(question.subjectId, subjectId(of)))
  await tx
    .update(question)
    .set({ authorId: teacherId, updatedAt: sql`updated_at` })
    .where(inArray(question.subjectId, ownSubjects.map(subjectId)))
}
