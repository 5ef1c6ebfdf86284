import type { Database } from '@prostuti/db'
import type { StepWriter } from './write-steps.ts'

type Client = StepWriter & { release(destroy?: boolean): void }

const givenBackAfterMs = 5000

/**
 * The journal's own connection, taken from the pool while answers come in: a commit must not queue behind the questions of
 * other requests. Destroyed afterwards, since it was set up for one statement only.
 */
export class JournalConnection {
  readonly #database: Pick<Database, 'pool' | 'keepsSessions' | 'statementWithinMs'>
  #client: Client | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(database: Pick<Database, 'pool' | 'keepsSessions' | 'statementWithinMs'>) {
    this.#database = database
  }

  /** One use at a time. A connection on which something failed is not used again. */
  async use<T>(work: (client: StepWriter) => Promise<T>): Promise<T> {
    clearTimeout(this.#timer)
    try {
      this.#client ??= await this.#open()
      const result = await work(this.#client)
      this.#timer = setTimeout(() => this.close(), givenBackAfterMs).unref()
      return result
    } catch (error) {
      this.close()
      throw error
    }
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#client?.release(true)
    this.#client = undefined
  }

  async #open(): Promise<Client> {
    const { pool, keepsSessions, statementWithinMs } = this.#database
    const client: Client = await pool.connect()
    // Behind a pooler nothing stays in a session, neither this nor a plan: each statement is planned for the table as it is.
    if (!keepsSessions) return client
    try {
      // A plan that was made while the table was small would read all of it for an hour. And the server itself ends a save that waits for
      // a lock too long: it is not told to, for it might be committing.
      await client.query({ text: `set enable_seqscan = off; set statement_timeout = ${statementWithinMs}` })
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }
}
