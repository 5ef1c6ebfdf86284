import { randomUUID } from 'node:crypto'
import { type Db, tables } from '@prostuti/db'
import { lt } from 'drizzle-orm'
import { createLagCount, type LagCount } from './lag-count.ts'

const { saveLag } = tables

const spanMs = 10_000
const keptForMs = 2 * 86_400_000

export type SaveLags = {
  /** How long one answer took, from its arrival to the acknowledgement. */
  note(paperId: number, ms: number): void
  /** Writes down what was not yet. */
  close(): Promise<void>
}

type SaveLagDeps = { db: Db; clock: () => Date; onError?: (error: unknown) => void }

/**
 * How long the answers of each paper take to be put on disk, counted in memory and written down every ten seconds for the control
 * room: one row for each process, so that none waits for another. Nothing is written while nobody saves.
 */
export function createSaveLags({ db, clock, onError = () => {} }: SaveLagDeps): SaveLags {
  const process = randomUUID().slice(0, 8)
  let counts = new Map<number, LagCount>()
  let since = new Date()
  let timer: NodeJS.Timeout | undefined

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const written = counts
    counts = new Map()
    if (written.size === 0) return
    try {
      const rows = [...written].map(([paperId, count]) => ({ paperId, at: since, process, ...count.sum() }))
      await db.insert(saveLag).values(rows).onConflictDoNothing()
    } catch (error) {
      // A gap in the picture; the answers themselves are kept.
      onError(error)
    }
  }

  return {
    note(paperId, ms) {
      if (timer === undefined) {
        const now = clock().getTime()
        since = new Date(now - (now % spanMs))
        timer = setTimeout(() => void write(), spanMs - (now % spanMs)).unref()
      }
      const known = counts.get(paperId)
      const count = known ?? createLagCount()
      if (known === undefined) counts.set(paperId, count)
      count.add(ms)
    },
    close: write,
  }
}

/** The picture is of exams that run; nobody looks at it days later. Answers how many rows went. */
export async function sweepSaveLags(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.delete(saveLag).where(lt(saveLag.at, new Date(now.getTime() - keptForMs)))
  return rowCount ?? 0
}
