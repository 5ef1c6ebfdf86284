import type { NewActivity } from './write-activities.ts'

const writeEveryMs = 1000
const batchSize = 500
/** While the database is away, records wait here; past this many, new ones are refused rather than old ones dropped. */
const capacity = 50_000

type Options = {
  write: (activities: NewActivity[]) => Promise<void>
  onError: (error: unknown) => void
}

/** Gathers navigations and writes them in batches: a page view must not cost a transaction of its own. */
export class ActivityBuffer {
  readonly #waiting: NewActivity[] = []
  readonly #write: Options['write']
  readonly #onError: Options['onError']
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #closed = false

  constructor({ write, onError }: Options) {
    this.#write = write
    this.#onError = onError
  }

  /** False when it is full or closed: the caller is told, nothing is dropped silently. */
  add(activity: NewActivity): boolean {
    if (this.#closed || this.#waiting.length >= capacity) return false
    this.#waiting.push(activity)
    if (this.#waiting.length >= batchSize) this.#flushSoon(0)
    else this.#flushSoon(writeEveryMs)
    return true
  }

  /** Writes what is left. Tries a few times, because a restart of the database often comes together with ours. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    for (let attempt = 1; attempt <= 3; attempt++) {
      await this.#flush()
      if (this.#waiting.length === 0) return
      await new Promise((resolve) => setTimeout(resolve, 500 * attempt))
    }
  }

  #flushSoon(delay: number): void {
    if (this.#timer !== undefined && delay > 0) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#flush()
    }, delay)
  }

  /** One write at a time. A batch leaves the buffer only after it is in the database. */
  #flush(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      while (this.#waiting.length > 0) {
        const batch = this.#waiting.slice(0, batchSize)
        try {
          await this.#write(batch)
        } catch (error) {
          this.#onError(error)
          if (!this.#closed) this.#flushSoon(writeEveryMs)
          return
        }
        this.#waiting.splice(0, batch.length)
      }
    })
    return this.#writing
  }
}
