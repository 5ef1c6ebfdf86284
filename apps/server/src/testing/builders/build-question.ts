import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'

const { question, questionVersion, subject } = tables

let built = 0

type QuestionFields = Partial<Omit<typeof question.$inferInsert, 'id'>>
type VersionFields = Partial<Omit<typeof questionVersion.$inferInsert, 'id' | 'questionId' | 'version'>>

export async function buildSubject(tx: Tx, given: Partial<typeof subject.$inferInsert> = {}) {
  built += 1
  const [made] = await tx
    .insert(subject)
    .values({ key: `subject-${built}`, name: { bn: `বিষয় ${built}` }, ...given })
    .returning()
  return made!
}

/** A question of the bank with one version, `sba` and its first option right unless told otherwise. */
export async function buildQuestion(tx: Tx, given: QuestionFields = {}, says: VersionFields = {}) {
  built += 1
  const subjectId = given.subjectId ?? (await buildSubject(tx)).id
  const [made] = await tx
    .insert(question)
    .values({ type: 'sba', state: 'ready', ...given, subjectId })
    .returning({ id: question.id })
  const type = given.type ?? 'sba'
  await tx.insert(questionVersion).values({
    questionId: made!.id,
    version: 1,
    text: { bn: `হৃৎপিণ্ডের প্রশ্ন ${built}` },
    parts: ['ক', 'খ', 'গ', 'ঘ'].map((letter, at) => ({ id: at + 1, text: { bn: `বিকল্প ${letter} ${built}` } })),
    key: type === 'sba' ? { type, options: [1] } : { type, stems: { 1: 'T', 2: 'F', 3: 'T', 4: 'F' } },
    explanation: { bn: `গোপন ব্যাখ্যা ${built}` },
    ...says,
  })
  const [row] = await tx.select().from(question).where(eq(question.id, made!.id))
  return row!
}
