import { setTimeout as delay } from 'node:timers/promises'
import type { Db, Transaction } from '@prostuti/db'

/** How long one step of a job waits for news of it. */
const stepMs = 600
/** A step asks after it several times a second; when none does any more, its job was cancelled or its process ends. */
const idleMs = 20_000

/** What is written in one piece: `finish` runs once all is written and whoever watches has said that it shall stay. */
export type LongDeed = {
  write: (tx: Transaction, report: (done: number) => void) => Promise<void>
  finish: (tx: Transaction) => Promise<void>
}

type Work = {
  done: number
  isWritten: Promise<void>
  /** Says whether it shall stay, and waits until it does. */
  end(word: 'keep' | 'undo'): Promise<void>
  signal: AbortController
  lastAsked: number
}

class Undone extends Error {}

/**
 * Writes that take longer than a step of a job, each in one transaction behind the steps, which only ask how far it has come. Nobody
 * sees any of it before a step has said that it shall stay; a process that dies, or a job that is cancelled, leaves nothing at all.
 */
export function createLongWork() {
  const open = new Map<number, Work>()

  const undo = async (id: number) => {
    const work = open.get(id)
    open.delete(id)
    await work?.end('undo').catch(() => {})
  }
  const sweeper = setInterval(() => {
    for (const [id, work] of open) if (Date.now() - work.lastAsked > idleMs) void undo(id)
  }, idleMs)
  sweeper.unref()

  return {
    /** How far it has come, within a step's time; begins it where this process has not. Throws what it failed with. */
    async watch(id: number, db: Db, deed: LongDeed): Promise<{ done: number; isWritten: boolean }> {
      let work = open.get(id)
      if (work === undefined) {
        work = begin(db, deed)
        open.set(id, work)
      }
      work.lastAsked = Date.now()
      try {
        const isWritten = await Promise.race([work.isWritten.then(() => true), delay(stepMs, false)])
        return { done: work.done, isWritten }
      } catch (error) {
        open.delete(id)
        throw error
      }
    },
    async keep(id: number): Promise<void> {
      const work = open.get(id)
      open.delete(id)
      await work?.end('keep')
    },
    undo,
    async close(): Promise<void> {
      clearInterval(sweeper)
      await Promise.all([...open.keys()].map(undo))
    },
  }
}

export type LongWork = ReturnType<typeof createLongWork>

function begin(db: Db, deed: LongDeed): Work {
  const word = Promise.withResolvers<'keep' | 'undo'>()
  const written = Promise.withResolvers<void>()
  const signal = new AbortController()
  const ended = db.transaction(async (tx) => {
    await deed.write(tx, (done) => {
      if (signal.signal.aborted) throw new Undone()
      work.done = done
    })
    written.resolve()
    if ((await word.promise) === 'undo') throw new Undone()
    await deed.finish(tx)
  })
  ended.catch(written.reject)
  // Nobody may be waiting when it fails; the next step hears of it.
  written.promise.catch(() => {})
  const work: Work = {
    done: 0,
    isWritten: written.promise,
    signal,
    lastAsked: Date.now(),
    end(said) {
      if (said === 'undo') signal.abort()
      word.resolve(said)
      return ended
    },
  }
  return work
}
