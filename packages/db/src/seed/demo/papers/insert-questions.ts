import type { AnswerKey } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { question, questionVersion, subject } from '../../../tables/index.ts'
import type { When } from '../dhaka-calendar.ts'
import { idsByName } from '../ids-by-name.ts'
import { insertInChunks } from '../insert-in-chunks.ts'
import { earlierVersions } from './earlier-versions.ts'
import { misprints } from './misprints.ts'
import type { DemoQuestion } from './question-shape.ts'
import { demoSubjects } from './subjects.ts'

/** A question of the bank with the version that papers show. */
export type BankedQuestion = { id: number; versionId: number; key: AnswerKey; parts: { id: number }[] }

export type Bank = ReadonlyMap<DemoQuestion, BankedQuestion>

const writtenWhen: When = { day: -40, at: '12:00' }

export const partTextsOf = (asked: DemoQuestion): string[] =>
  asked.type === 'sba' ? asked.options : asked.stems.map(([text]) => text)

/** Parts are numbered from 1. */
export function keyOf(asked: DemoQuestion): AnswerKey {
  if (asked.type === 'sba') return { type: 'sba', options: [asked.answer + 1] }
  return { type: 'mcq', stems: Object.fromEntries(asked.stems.map(([, isTrue], at) => [at + 1, isTrue ? 'T' : 'F'])) }
}

function versionsOf(asked: DemoQuestion, questionId: number, momentOf: (when: When) => Date) {
  const today = {
    questionId,
    version: 1,
    text: { bn: asked.text },
    images: asked.image ? [asked.image] : [],
    parts: partTextsOf(asked).map((text, at) => ({ id: at + 1, text: { bn: text } })),
    // What the paper says; what is so is in `keyOf`, and doctors answer by that.
    key: misprints.find(({ of }) => of === asked.text)?.key ?? keyOf(asked),
    explanation: { bn: asked.explanation },
    note: null as string | null,
    createdAt: momentOf(writtenWhen),
  }
  const earlier = earlierVersions.find(({ of }) => of === asked.text)
  if (!earlier) return [today]
  const { text = asked.text, key = today.key, note, changed } = earlier
  return [
    { ...today, text: { bn: text }, key },
    { ...today, version: 2, note, createdAt: momentOf(changed) },
  ]
}

/** Subjects, questions and what they say. A question that stands in several papers is in the bank once. */
export async function insertQuestions(
  tx: Tx,
  asked: readonly DemoQuestion[],
  momentOf: (when: When) => Date,
): Promise<Bank> {
  const subjects = await tx
    .insert(subject)
    .values(Object.entries(demoSubjects).map(([key, name]) => ({ key, name })))
    // They may be there from questions before.
    .onConflictDoUpdate({ target: subject.key, set: { name: sql`excluded.name` } })
    .returning({ id: subject.id, key: subject.key })
  const subjectId = idsByName('subject', new Map(subjects.map(({ key, id }) => [key, id])))

  const rows = await tx
    .insert(question)
    .values(asked.map(({ type, subject: key }) => ({ type, subjectId: subjectId(key), state: 'ready' as const })))
    .returning({ id: question.id })
  const versions = asked.flatMap((each, at) => versionsOf(each, rows[at]?.id ?? 0, momentOf))
  const shown = new Map<number, number>()
  await insertInChunks(versions, async (some) => {
    const inserted = await tx
      .insert(questionVersion)
      .values(some)
      .returning({ id: questionVersion.id, questionId: questionVersion.questionId })
    // Of two versions the second comes later and takes the place of the first.
    for (const { id, questionId } of inserted) shown.set(questionId, id)
  })
  return new Map(
    asked.map((each, at) => {
      const id = rows[at]?.id ?? 0
      const parts = partTextsOf(each).map((_, part) => ({ id: part + 1 }))
      return [each, { id, versionId: shown.get(id) ?? 0, key: keyOf(each), parts }]
    }),
  )
}
