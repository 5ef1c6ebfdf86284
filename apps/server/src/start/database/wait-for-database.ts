import { setTimeout as pause } from 'node:timers/promises'
import { type Database, isWritable } from '@prostuti/db'
import { isUnavailable } from '../../plugins/is-unavailable.ts'

type Waiting = {
  /** Why it is waited, in one sentence; undefined for what nobody foresaw. */
  explain: (error: unknown) => string | undefined
  say?: (sentence: string) => void
  tryEveryMs?: number
  /** The same sentence is not said more often. */
  sayEveryMs?: number
}

const readOnly = 'The database of DATABASE_URL is a standby, which cannot be written to: it is waited for the primary.'

/**
 * Does what needs the database once that is there and can write, however long it takes: a failover, or a machine that starts later
 * than we do. What waiting cannot mend, such as a wrong password, ends it at once.
 */
export async function whenDatabaseIsThere<Result>(
  database: Database,
  work: () => Promise<Result>,
  { explain, say = console.error, tryEveryMs = 500, sayEveryMs = 5000 }: Waiting,
): Promise<Result> {
  let saidAt = Number.NEGATIVE_INFINITY
  let said: string | undefined
  const wait = async (sentence: string) => {
    if (sentence !== said || performance.now() - saidAt >= sayEveryMs) {
      saidAt = performance.now()
      said = sentence
      say(sentence)
    }
    await pause(tryEveryMs)
  }
  for (;;) {
    try {
      if (await isWritable(database)) return await work()
      await wait(readOnly)
    } catch (error) {
      if (!(error instanceof Error) || !isUnavailable(error)) throw error
      await wait(`${explain(error) ?? `The database cannot be used yet (${error.message}).`} It is waited for.`)
    }
  }
}
