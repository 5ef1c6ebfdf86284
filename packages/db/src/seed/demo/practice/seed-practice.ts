import { noPositions } from '@prostuti/exam-rules'
import type { PracticeChoices } from '@prostuti/learning-rules/practice/practice-choices'
import { practiceRules } from '@prostuti/learning-rules/practice/practice-rules'
import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import {
  doctor,
  paper,
  paperQuestion,
  practiceSet,
  practiceSetting,
  question,
  questionVersion,
} from '../../../tables/index.ts'
import { insertSittings } from '../papers/insert-sittings.ts'

const choices: PracticeChoices = {
  ...{ subjectIds: [], topicIds: [], types: ['sba'], source: 'all', size: 10, mode: 'study', pack: null },
}
const size = 10
const minute = 60_000
/** In the evening of two days ago, a minute for each question; every third one went wrong. */
const begunBefore = 2 * 24 * 60 * minute
const isMissed = (position: number): boolean => position % 3 === 2

/** A study set that the demo's first doctor drew from a quiz of theirs and finished, and what they chose for it. */
export async function seedPractice(tx: Tx, now: Date): Promise<void> {
  const [own] = await tx.select({ id: doctor.id }).from(doctor).where(eq(doctor.phone, '+8801700000101'))
  const [quiz] = await tx.select({ id: paper.id }).from(paper).where(eq(paper.key, 'quiz-ecg'))
  if (own === undefined || quiz === undefined) throw new Error('the demo has no first doctor, or no quiz about the ECG')
  const rows = await tx
    .select({ id: question.id, type: question.type, version: questionVersion })
    .from(paperQuestion)
    .innerJoin(question, eq(question.id, paperQuestion.questionId))
    .innerJoin(questionVersion, eq(questionVersion.id, paperQuestion.versionId))
    .where(sql`${paperQuestion.paperId} = ${quiz.id} and ${question.type} = 'sba'`)
    .orderBy(asc(paperQuestion.position))
    .limit(size)
  const startedAt = new Date(now.getTime() - begunBefore)
  const rules = practiceRules(null, rows.length)
  const [made] = await tx
    .insert(paper)
    .values({
      ...{ key: 'practice-demo', kind: 'practice', isActive: false, stage: 'frozen', frozenAt: startedAt },
      title: { bn: 'অনুশীলন: সব বিষয়'.normalize('NFC'), en: 'Practice: All subjects' },
      ...{ rules, opensAt: startedAt, durationMinutes: rules.durationMinutes, attempts: null },
      ...{ shuffleParts: true, marksEarly: true, questionCount: rows.length, totalMarks: 100 * rows.length },
    })
    .returning({ id: paper.id })
  const paperId = made!.id
  await tx.insert(practiceSet).values({
    ...{ paperId, doctorId: own.id, mode: 'study', choices, seed: 1, createdAt: startedAt },
    questionIds: rows.map(({ id }) => id),
    sourceIds: rows.map(() => quiz.id),
    versionIds: rows.map(({ version }) => version.id),
    sections: rows.map(({ type }) => type),
  })
  await tx.insert(practiceSetting).values({ doctorId: own.id, choices, updatedAt: startedAt })
  const finishedAt = new Date(startedAt.getTime() + (rows.length + 1) * minute)
  const steps = rows.map(({ id, version: { key, parts } }, at) => {
    const right = key.type === 'sba' ? key.options[0]! : 1
    const chosen = isMissed(at) ? parts.find((part) => part.id !== right)!.id : right
    const sequence = startedAt.getTime() + (at + 1) * minute
    return { questionId: id, sequence, answer: chosen }
  })
  const attempt = {
    ...{ paperId, doctorId: own.id, number: 1, ranked: false, startedAt, finishedAt, finishedBy: 'doctor' as const },
    endsAt: new Date(startedAt.getTime() + rules.durationMinutes * minute),
    order: { questions: rows.map(({ id }) => id), parts: {} },
    ...{ steps: steps.length, savedAt: finishedAt, answeredPlaces: '1'.repeat(rows.length) },
    partialPlaces: noPositions(rows),
    shownPlaces: '1'.repeat(rows.length),
  }
  await insertSittings(tx, [{ attempt, steps }])
}
