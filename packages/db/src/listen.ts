import pg from 'pg'
import type { Database } from './connect.ts'

type ListenOptions = {
  channel: string
  onMessage: (payload: string) => void
  /** Listening begins, or begins again after a break in which messages were missed. */
  onListening: () => void
  onLost?: (error: Error) => void
  /** How often a quiet connection is asked whether it still lives. */
  pingMs?: number
}

export type Listening = { close(): Promise<void> }

const firstPauseMs = 100
const longestPauseMs = 5000
const answerWithinMs = 10_000

/**
 * Hears what NOTIFY says on a channel, over a connection of its own: one from the pool would be taken away from queries for
 * good. When it breaks, it is made again for as long as nobody closes it.
 */
export function listen({ pool }: Database, { pingMs = 25_000, ...options }: ListenOptions): Listening {
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0

  async function open(): Promise<void> {
    const opened = new pg.Client({
      connectionString: pool.options.connectionString,
      application_name: 'prostuti-listen',
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
    })
    client = opened
    opened.on('notification', ({ payload = '' }) => options.onMessage(payload))
    opened.on('error', (error) => lose(opened, error))
    opened.on('end', () => lose(opened, new Error('the connection was ended')))
    try {
      await opened.connect()
      await opened.query(`listen ${pg.escapeIdentifier(options.channel)}`)
    } catch (error) {
      return lose(opened, error as Error)
    }
    if (client !== opened) return
    failures = 0
    options.onListening()
    ping(opened)
  }

  /** A connection cut by a router on the way is silent, as one is on which nothing is said. */
  function ping(opened: pg.Client): void {
    timer = setTimeout(() => {
      opened.query('select 1').then(
        () => client === opened && ping(opened),
        (error: Error) => lose(opened, error),
      )
    }, pingMs).unref()
  }

  function lose(lost: pg.Client, error: Error): void {
    if (client !== lost) return
    client = undefined
    clearTimeout(timer)
    lost.end().catch(() => {})
    if (closed) return
    options.onLost?.(error)
    timer = setTimeout(open, Math.min(longestPauseMs, firstPauseMs * 2 ** failures))
    failures = Math.min(failures + 1, 10)
  }

  void open()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}
