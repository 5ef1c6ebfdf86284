import { AppError } from '../../errors.ts'
import { isUnavailable } from '../../plugins/is-unavailable.ts'
import type { NewActivity } from './write-activities.ts'

/** Before each batch, so that a busy minute costs some hundred transactions and not some thousand. */
const gatherMs = 100
const batchSize = 500
/** All that waits together; whoever comes then is told to come again, and the memory of the process stays as it is. */
const bytesAtMost = 4 * 1024 * 1024

type ActivityWriterSettings = {
  write: (activities: NewActivity[]) => Promise<void>
  /** Told of a record that the database does not take; the rest of its batch is written. */
  onSetAside: (error: unknown) => void
}

type Waiting = { activity: NewActivity; bytes: number; resolve: () => void; reject: (error: unknown) => void }

/**
 * Writes navigations together: a page view must not cost a transaction of its own. Each caller is answered once its record is
 * in the database, so what was accepted survives any stop, and nothing waits here for longer than a caller does.
 */
export class ActivityWriter {
  readonly #write: ActivityWriterSettings['write']
  readonly #onSetAside: ActivityWriterSettings['onSetAside']
  readonly #waiting: Waiting[] = []
  #bytes = 0
  #writing: Promise<void> | undefined

  constructor({ write, onSetAside }: ActivityWriterSettings) {
    this.#write = write
    this.#onSetAside = onSetAside
  }

  async add(activity: NewActivity): Promise<void> {
    const bytes = bytesOf(activity)
    if (this.#bytes + bytes > bytesAtMost) throw new AppError('unavailable', { retryAfterSeconds: 10 })
    this.#bytes += bytes
    try {
      await new Promise<void>((resolve, reject) => {
        this.#waiting.push({ activity, bytes, resolve, reject })
        this.#writing ??= this.#writeAll()
      })
    } finally {
      this.#bytes -= bytes
    }
  }

  /** Resolves when everybody who waits has been answered. */
  async close(): Promise<void> {
    while (this.#writing !== undefined) await this.#writing
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, gatherMs))
      await this.#writeBatch(this.#waiting.splice(0, batchSize))
    }
    this.#writing = undefined
  }

  /** A record that the database does not take is found by halving, so that one among 500 costs some ten statements. */
  async #writeBatch(batch: Waiting[]): Promise<void> {
    try {
      await this.#write(batch.map(({ activity }) => activity))
      for (const { resolve } of batch) resolve()
    } catch (error) {
      if (isUnavailable(error as Error)) {
        const unavailable = new AppError('unavailable', { cause: error, retryAfterSeconds: 10 })
        for (const { reject } of batch) reject(unavailable)
      } else if (batch.length === 1) {
        this.#onSetAside(error)
        batch[0]?.reject(new AppError('bad_request', { cause: error }))
      } else {
        const middle = Math.ceil(batch.length / 2)
        await this.#writeBatch(batch.slice(0, middle))
        await this.#writeBatch(batch.slice(middle))
      }
    }
  }
}

/** What the objects around the texts take, roughly. */
const overhead = 500

const bytesOf = ({ to, from, query }: NewActivity): number =>
  overhead + Buffer.byteLength(to) + Buffer.byteLength(from ?? '') + Buffer.byteLength(JSON.stringify(query ?? {}))
