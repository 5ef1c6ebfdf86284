import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { ownQueues } from '../rules/queues.ts'
import type { TodayViewer } from '../today-viewer.ts'
import { readQueues } from './read-queues.ts'

const { question } = tables

/** What waits for this member alone; of questions that were given back with what the reviewer said last. */
export async function readOwnQueues(tx: Tx, viewer: TodayViewer, now: Date) {
  const { rows, empty } = await readQueues(tx, {
    viewer,
    queues: viewer.queues.filter((name) => ownQueues.includes(name)),
    now,
  })
  if (rows.length === 0) return { rows, empty }
  const [newest] = await tx
    .select({ words: question.reviewWords })
    .from(question)
    .where(and(eq(question.authorId, viewer.id), eq(question.state, 'draft'), isNotNull(question.reviewWords)))
    .orderBy(desc(question.updatedAt))
    .limit(1)
  return { rows: rows.map((row) => ({ ...row, ...(newest?.words && { words: newest.words }) })), empty }
}
