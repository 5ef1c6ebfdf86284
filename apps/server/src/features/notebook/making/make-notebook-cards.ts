import { type Db, tables } from '@prostuti/db'
import { and, eq, exists, not, or, type SQL, sql } from 'drizzle-orm'
import { atLeisure } from '../../../queues/at-leisure.ts'
import { keepsAnswers, loadPaper, readEmbargoes } from '../../exam/index.ts'
import { isCounted, madeByOlderKeys, neverMade } from './is-to-make.ts'
import { makeSome } from './make-some.ts'

const { attempt, paper } = tables

/**
 * Puts the mistakes of every sitting whose answers are out into its doctor's notebook, and again once a key was corrected; answers
 * how many sittings there were. Each few are one transaction, and say by themselves that they are done: a process that is killed
 * loses nothing, and a second one does nothing twice.
 */
export async function makeNotebookCards(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const waiting = (isWaiting: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(attempt)
        .where(and(eq(attempt.paperId, paper.id), isCounted, isWaiting)),
    )
  // One question each, for each is one look into an index; as one they read every attempt there ever was.
  const papers = await db
    .select({ id: paper.id })
    .from(paper)
    .where(and(paper.isActive, not(keepsAnswers(now)), or(waiting(neverMade), waiting(madeByOlderKeys))))
    .orderBy(paper.id)
  const embargoes = await readEmbargoes(db, { paperIds: papers.map(({ id }) => id), doctorId: undefined, now })
  let made = 0
  for (const { id: paperId } of papers) {
    if (embargoes.has(paperId)) continue
    const sat = await loadPaper(db, paperId)
    for (let after = 0; !signal?.aborted; ) {
      const some = await atLeisure(() => db.transaction((tx) => makeSome(tx, { paper: sat, now, after })), { signal })
      if (some === undefined) break
      after = some.last
      made += some.made
    }
  }
  return made
}
