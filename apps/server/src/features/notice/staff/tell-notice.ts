import { type Transaction, tables } from '@prostuti/db'
import { and, eq, isNull, lte, type SQL } from 'drizzle-orm'
import { tellLive } from '../../live/index.ts'

const { notice } = tables

/** Open pages of those it is for ask for it again: it came, changed or went. Of what is only planned nobody hears. */
export async function tellNotice(tx: Transaction, { id, now }: { id: number; now: Date }): Promise<void> {
  await tellWhere(tx, and(eq(notice.id, id), lte(notice.publishedAt, now)))
}

/** Planned notices whose moment has come, told once each, whatever process does it. Says how many. */
export const tellPlannedNotices = (tx: Transaction, now: Date): Promise<number> =>
  tellWhere(tx, and(isNull(notice.toldAt), isNull(notice.withdrawnAt), lte(notice.publishedAt, now)), now)

async function tellWhere(tx: Transaction, where: SQL | undefined, markAt?: Date): Promise<number> {
  const due = await tx
    .select()
    .from(notice)
    .where(where)
    .orderBy(notice.publishedAt)
    .limit(100)
    .for('update', markAt ? { skipLocked: true } : {})
  for (const { id, courseId, batchId, scheduleId, doctorId } of due) {
    if (markAt) await tx.update(notice).set({ toldAt: markAt }).where(eq(notice.id, id))
    const to = courseId
      ? { course: courseId }
      : batchId
        ? { batch: batchId }
        : scheduleId
          ? { schedule: scheduleId }
          : doctorId
            ? { doctor: doctorId }
            : ({ all: true } as const)
    await tellLive(tx, to, { kind: 'notice', id })
  }
  return due.length
}
