import pg from 'pg'

/** SQLSTATE for "connection failure", which the driver's own errors of that kind do not carry. */
const CONNECTION_FAILURE = '08006'

type Callback = (error: Error | undefined, result?: unknown) => void

/**
 * A connection that never leaves its holder in doubt: every statement on a lost connection fails with a code that says so,
 * and one that was not answered in time takes the connection with it. The driver would leave a silent connection open, and
 * hand it to the next request.
 */
export class SteadyClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver declares nine ways to call it, and all of them pass through.
  override query(...args: any[]): any {
    const last = args.at(-1)
    if (typeof last === 'function')
      args[args.length - 1] = (error: Error | undefined, result: unknown) =>
        (last as Callback)(error && this.#judge(error), result)
    const answer = (super.query as (...all: unknown[]) => unknown).apply(this, args)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: Error) => {
      throw this.#judge(error)
    })
  }

  #judge(error: Error & { code?: string }): Error {
    if (error.message === 'Query read timeout') {
      // Not in the driver's types: destroyed rather than ended, because an end would wait for the silent server.
      const { stream } = (this as unknown as { connection: { stream: { destroy(): void } } }).connection
      stream.destroy()
    } else if (!/^(Connection terminated|Client (has encountered|was closed))/.test(error.message)) return error
    error.code ??= CONNECTION_FAILURE
    return error
  }
}
