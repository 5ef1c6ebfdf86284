import type { Database } from '@prostuti/db'
import { AppError } from '../../../errors.ts'
import { watchJournal } from '../../../metrics/answers.ts'
import { isUnavailable } from '../../../plugins/is-unavailable.ts'
import { rejectOverdue } from '../../../queues/reject-overdue.ts'
import { JournalConnection } from './journal-connection.ts'
import { judgeRefused } from './judge-refused.ts'
import type { SaveLags } from './save-lags.ts'
import { type WaitingStep, WaitingSteps } from './waiting-steps.ts'
import { type NewStep, type Saved, writeSteps } from './write-steps.ts'

/** Not as many as may come: while the database writes some, the process takes the next and answers the last. */
const batchSize = 100
/** How often a statement is tried again when the database says so (a deadlock), and when it was away. */
const quickRetries = 5
const retryAfterMs = [50, 250, 1000]
/** Saves of everybody in this process wait for one statement: a connection that has fallen silent is left sooner than others are. */
const firstTryMs = 2000

/**
 * Puts answers on disk. What arrives while the last commit is on its way is written as one statement with the next, and
 * each caller is answered only after the commit. No state is kept between statements: any number of processes may do the
 * same to the same attempts.
 */
export class AnswerJournal {
  readonly #db: Database['db']
  readonly #connection: JournalConnection
  readonly #waiting = new WaitingSteps()
  #writing: Promise<void> | undefined
  /** How many the statement on its way carries. */
  #inHand = 0
  #closed = false
  readonly #waitAtMostMs: number | undefined
  readonly #lags: SaveLags | undefined
  readonly #leaveMetrics = watchJournal(() => this.#waiting.size + this.#inHand)

  constructor(
    database: Pick<Database, 'db' | 'pool' | 'keepsSessions' | 'statementWithinMs'>,
    { waitAtMostMs, lags }: { waitAtMostMs?: number; lags?: SaveLags } = {},
  ) {
    this.#db = database.db
    this.#lags = lags
    this.#waitAtMostMs = waitAtMostMs
    this.#connection = new JournalConnection(database)
  }

  save(step: NewStep): Promise<Saved> {
    return new Promise((resolve, reject) => {
      const waiting: WaitingStep = {
        ...{ step, since: performance.now(), resolve, isOver: false },
        reject(error) {
          waiting.isOver = true
          reject(error)
        },
      }
      if (this.#closed || !this.#waiting.add(waiting)) throw new AppError('unavailable', { retryAfterSeconds: 2 })
      this.#writing ??= this.#writeAll()
    })
  }

  /** Waits for what is on its way; takes nothing new. */
  async close(): Promise<void> {
    this.#closed = true
    while (this.#writing !== undefined) await this.#writing
    this.#leaveMetrics()
    this.#connection.close()
    await this.#lags?.close()
  }

  async #writeAll(): Promise<void> {
    let batch: WaitingStep[] = []
    const stopRejecting = rejectOverdue(() => [...batch, ...this.#waiting], this.#waitAtMostMs)
    while (this.#waiting.size > 0) {
      // Lets every request that has arrived already come along.
      await new Promise((resolve) => setImmediate(resolve))
      batch = this.#takeBatch()
      this.#inHand = batch.length
      await this.#writeBatch(batch)
      this.#inHand = 0
    }
    stopRejecting()
    this.#writing = undefined
  }

  /** One step of each attempt, since a statement changes a row only once; sorted, so that two processes lock in one order. */
  #takeBatch(): WaitingStep[] {
    return this.#waiting
      .take(batchSize)
      .sort(({ step: one }, { step: other }) => one.doctorId - other.doctorId || one.paperId - other.paperId)
  }

  async #writeBatch(batch: WaitingStep[]): Promise<void> {
    try {
      const saved = await this.#write(batch.map(({ step }) => step))
      const refused = batch.filter((waiting, index) => {
        const own = saved[index]
        if (own === undefined) return true
        waiting.resolve(own)
        this.#lags?.note(waiting.step.paperId, performance.now() - waiting.since)
        return false
      })
      // Refusals are rare, and nobody else has to wait for their reasons.
      for (const waiting of refused) void this.#answerRefused(waiting)
    } catch (error) {
      if (isAway(error)) {
        const unavailable = new AppError('unavailable', { cause: error, retryAfterSeconds: 2 })
        for (const { reject } of batch) reject(unavailable)
      } else if (batch.length === 1) batch[0]?.reject(error)
      // Something is wrong with one of them, and the others must not suffer for it.
      else for (const waiting of batch) await this.#writeBatch([waiting])
    }
  }

  /** Trying again is safe, also when a connection died and nobody knows whether the commit came through: a step with its sequence is written once. */
  async #write(steps: NewStep[]): Promise<(Saved | undefined)[]> {
    for (let quick = 0, away = 0; ; ) {
      try {
        const within = away === 0 ? firstTryMs : undefined
        return await this.#connection.use((client) => writeSteps(client, steps, within))
      } catch (error) {
        const wait = isAway(error) ? retryAfterMs[away++] : canRetry(error) && quick++ < quickRetries ? 0 : undefined
        if (wait === undefined) throw error
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
  }

  async #answerRefused({ step, resolve, reject }: WaitingStep): Promise<void> {
    try {
      const saved = await judgeRefused(this.#db, step)
      // Nothing stands against it now: another process was in the way for a moment. The doctor's room sends it again.
      if (saved === undefined) reject(new AppError('unavailable', { retryAfterSeconds: 1 }))
      else resolve(saved)
    } catch (error) {
      reject(error)
    }
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * A deadlock, a transaction that could not be put in a row with another, or a step that was written in the same moment: by another
 * process, or by our own last try, of which we had not heard any more. The next try finds it.
 */
const canRetry = (error: unknown): boolean => /^(40...|23505)$/.test(codeOf(error))

/** What another writer's lock made fail is tried again at once instead. */
const isAway = (error: unknown): boolean => !canRetry(error) && error instanceof Error && isUnavailable(error)
