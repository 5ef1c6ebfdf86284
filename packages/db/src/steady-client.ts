import { createConnection } from 'node:net'
import pg from 'pg'
import { tellOfQuery } from './query-channel.ts'

/** SQLSTATE for "connection failure", which the driver's own errors of that kind do not carry. */
const CONNECTION_FAILURE = '08006'

/** What the client waits longer than the server, so that it is the server who says that the time is up. */
export const SILENCE_MS = 1000

/** The code that PostgreSQL's protocol has for "cancel what this connection runs". */
const CANCEL_REQUEST = 80_877_102
const cancelWithinMs = 2000

type Callback = (error: Error | undefined, result?: unknown) => void

export type SteadyClientConfig = pg.ClientConfig & {
  /** Behind a pooler in transaction mode every statement may meet another session, which knows none of our names. */
  sessionless?: boolean
}

/** What the driver has and does not declare. */
type Insides = {
  connection: { stream: { destroy(): void } }
  connectionParameters: { query_timeout: number }
  processID: number | null
  secretKey: number | null
}

/**
 * A connection that never leaves its holder in doubt: every statement on a lost connection fails with a code that says so,
 * and one that was not answered in time takes the connection with it. The driver would leave a silent connection open, and
 * hand it to the next request. The server is told to stop what nobody waits for any more, unless it may be committing: a statement that
 * ran on would keep its locks from whoever tries again.
 */
export class SteadyClient extends pg.Client {
  readonly #sessionless: boolean
  readonly #usualMs: number
  #inTransaction = false

  constructor(config: SteadyClientConfig = {}) {
    super(config)
    this.#sessionless = config.sessionless ?? false
    this.#usualMs = this.#insides.connectionParameters.query_timeout
  }

  get #insides(): Insides {
    return this as unknown as Insides
  }

  /** The number of its process, as the other end named it when it let us in. */
  get greetedBy(): number | null {
    return this.#insides.processID
  }

  /** How long statements may take from now on; without a time, as long as usual. */
  allow(ms: number = this.#usualMs): void {
    this.#insides.connectionParameters.query_timeout = ms
  }

  /** Destroyed rather than ended, which would wait for a server that may be silent. */
  cut(): void {
    this.#insides.connection.stream.destroy()
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver declares nine ways to call it, and all of them pass through.
  override query(...args: any[]): any {
    if (this.#sessionless && args[0]?.name !== undefined) args[0] = { ...args[0], name: undefined }
    const last = args.at(-1)
    const ended = tellOfQuery(args[0])
    const isCancelled = this.#note(typeof args[0] === 'string' ? args[0] : args[0]?.text)
    if (typeof last === 'function')
      args[args.length - 1] = (error: Error | undefined, result: unknown) => {
        const judged = error && this.#judge(error, isCancelled)
        ended?.(judged)
        ;(last as Callback)(judged, result)
      }
    const answer = (super.query as (...all: unknown[]) => unknown).apply(this, args)
    if (!(answer instanceof Promise)) return answer
    if (ended !== undefined)
      answer.then(
        () => ended(undefined),
        (error: Error) => ended(error),
      )
    return answer.catch((error: Error) => {
      throw this.#judge(error, isCancelled)
    })
  }

  /**
   * Whether the server may be told to stop a statement for which nobody waits any more. Not one that may be committing: where a commit
   * waits for a standby, a cancel does not undo it, it ends the waiting, and everybody then sees what a single machine has.
   */
  #note(text = ''): boolean {
    const [, word = ''] = /^\s*(begin|select|commit|rollback)\b/i.exec(text) ?? []
    const verb = word.toLowerCase()
    if (verb === 'begin') this.#inTransaction = true
    if (verb === 'commit' || verb === 'rollback') this.#inTransaction = false
    return verb === 'select' || this.#inTransaction
  }

  #judge(error: Error & { code?: string }, isCancelled: boolean): Error {
    if (error.message === 'Query read timeout') {
      if (isCancelled) this.#cancel()
      this.cut()
    } else if (!/^(Connection terminated|Client (has encountered|was closed))/.test(error.message)) return error
    error.code ??= CONNECTION_FAILURE
    return error
  }

  /** As PostgreSQL wants it: over a connection of its own, in the clear, and nobody answers. */
  #cancel(): void {
    const { processID, secretKey } = this.#insides
    if (processID === null || secretKey === null) return
    const request = Buffer.alloc(16)
    for (const [index, value] of [16, CANCEL_REQUEST, processID, secretKey].entries())
      request.writeInt32BE(value, 4 * index)
    const { host, port } = this
    const socket = createConnection(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
    socket.setTimeout(cancelWithinMs, () => socket.destroy())
    socket.on('error', () => {})
    socket.on('data', () => {})
    socket.unref()
    socket.end(request)
  }
}
