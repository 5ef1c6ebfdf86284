import { type Transaction, tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { isSat } from '../writing/use-of-question.ts'

const { paper, question, questionImport, subject, topic } = tables

type Merge = { id: number; intoId: number; now: Date }
type Merged = { into_id: number; questions: number; is_gone: boolean }

/** Held against other writers, in one order. */
async function hold(tx: Transaction, table: typeof subject | typeof topic, ids: number[]): Promise<void> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(sql`${table.id} = any(${sql.param(ids)})`)
    .orderBy(table.id)
    .for('update')
  if (rows.length !== ids.length) throw new AppError('not_found')
}

/**
 * Gives topics and questions of a subject to another. Where both have a topic of one name, that becomes one. The subject itself goes,
 * unless results were sorted by its key or a blueprint asks for it: those still need its name.
 */
export async function mergeSubject(tx: Transaction, { id, intoId, now }: Merge): Promise<Merged> {
  if (id === intoId) throw new AppError('not_found')
  await hold(tx, subject, [id, intoId])
  const wasSat = (await tx.$count(question, sql`${question.subjectId} = ${id} and ${isSat}`)) > 0
  const topics = await tx.select().from(topic).where(eq(topic.subjectId, id))
  for (const each of topics) {
    const [same] = await tx
      .select({ id: topic.id })
      .from(topic)
      .where(sql`${topic.subjectId} = ${intoId} and search_key(${topic.name} ->> 'bn') = search_key(${each.name.bn})`)
    if (same) await mergeTopic(tx, { id: each.id, intoId: same.id, now, subjectId: intoId })
    else await tx.update(topic).set({ subjectId: intoId, updatedAt: now }).where(eq(topic.id, each.id))
  }
  const moved = await tx
    .update(question)
    .set({ subjectId: intoId, updatedAt: now })
    .where(eq(question.subjectId, id))
    .returning({ id: question.id })
  await tx.update(questionImport).set({ subjectId: intoId }).where(eq(questionImport.subjectId, id))
  const isGone = !wasSat && !(await isInBlueprint(tx, { subjectId: id }))
  if (isGone) await tx.delete(subject).where(eq(subject.id, id))
  return { into_id: intoId, questions: moved.length, is_gone: isGone }
}

/** Gives the questions of a topic to another of the same subject; it goes, unless a blueprint asks for it. */
export async function mergeTopic(
  tx: Transaction,
  { id, intoId, now, subjectId }: Merge & { subjectId?: number },
): Promise<Merged> {
  if (id === intoId) throw new AppError('not_found')
  await hold(tx, topic, [id, intoId])
  const [from] = await tx.select().from(topic).where(eq(topic.id, id))
  const [into] = await tx.select().from(topic).where(eq(topic.id, intoId))
  if (subjectId === undefined && from?.subjectId !== into?.subjectId) throw new AppError('not_found')
  const moved = await tx
    .update(question)
    .set({ topicId: intoId, subjectId: into!.subjectId, updatedAt: now })
    .where(eq(question.topicId, id))
    .returning({ id: question.id })
  await tx.update(questionImport).set({ topicId: intoId }).where(eq(questionImport.topicId, id))
  const isGone = !(await isInBlueprint(tx, { topicId: id }))
  if (isGone) await tx.delete(topic).where(eq(topic.id, id))
  return { into_id: intoId, questions: moved.length, is_gone: isGone }
}

/** Papers are drawn by what their blueprint names. */
const isInBlueprint = async (tx: Transaction, line: { subjectId: number } | { topicId: number }): Promise<boolean> =>
  (await tx.$count(paper, sql`${paper.blueprint} @> ${JSON.stringify([line])}::jsonb`)) > 0
