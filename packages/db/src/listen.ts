import pg from 'pg'
import type { Database } from './connect.ts'
import { SteadyClient } from './steady-client.ts'

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

const usualPingMs = 5000
const firstPauseMs = 100
const longestPauseMs = 5000
const answerWithinMs = 5000
const endWithinMs = 1000

/** One for each address, whoever listens: a server has few connections, and every one of these is used for nothing else. */
const ears = new Map<string, Ear>()

/**
 * Hears what NOTIFY says on a channel, over a connection of its own that all channels of a database share: one from the pool would
 * be taken away from queries for good, and a pooler in transaction mode would let nothing be heard. When it breaks, it is made
 * again for as long as somebody listens.
 */
export function listen({ directUrl }: Pick<Database, 'directUrl'>, options: ListenOptions): Listening {
  const ear = ears.get(directUrl) ?? new Ear(directUrl)
  ears.set(directUrl, ear)
  ear.add(options)
  return { close: () => ear.remove(options) }
}

class Ear {
  readonly #url: string
  readonly #listeners = new Set<ListenOptions>()
  #client: SteadyClient | undefined
  /** Listens to what was asked for when it was opened; others are added to it. */
  #isOpen = false
  #timer: NodeJS.Timeout | undefined
  #failures = 0
  /** A connection is asked one thing at a time. */
  #asked: Promise<unknown> = Promise.resolve()

  constructor(url: string) {
    this.#url = url
  }

  add(listener: ListenOptions): void {
    this.#listeners.add(listener)
    if (this.#client === undefined && this.#timer === undefined) void this.#open()
    else if (this.#isOpen && this.#client !== undefined) void this.#hear(this.#client, [listener])
  }

  async remove(listener: ListenOptions): Promise<void> {
    this.#listeners.delete(listener)
    if (this.#listeners.size > 0) return
    ears.delete(this.#url)
    clearTimeout(this.#timer)
    this.#timer = undefined
    const last = this.#client
    this.#client = undefined
    this.#isOpen = false
    if (last !== undefined) await endSoon(last)
  }

  async #open(): Promise<void> {
    this.#timer = undefined
    const opened = new SteadyClient({
      connectionString: this.#url,
      application_name: 'prostuti-listen',
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
    })
    this.#client = opened
    opened.on('notification', ({ channel, payload = '' }) => {
      for (const listener of [...this.#listeners]) if (listener.channel === channel) pass(payload, listener)
    })
    opened.on('error', (error) => this.#lose(opened, error))
    opened.on('end', () => this.#lose(opened, new Error('the connection was ended')))
    try {
      await opened.connect()
    } catch (error) {
      return this.#lose(opened, error as Error)
    }
    if (this.#client !== opened) return
    this.#isOpen = true
    await this.#hear(opened, [...this.#listeners])
    if (this.#client !== opened) return
    this.#failures = 0
    this.#ping(opened)
  }

  async #hear(opened: SteadyClient, listeners: ListenOptions[]): Promise<void> {
    const channels = new Set(listeners.map(({ channel }) => pg.escapeIdentifier(channel)))
    try {
      await this.#ask(opened, [...channels].map((channel) => `listen ${channel}`).join('; '))
    } catch (error) {
      return this.#lose(opened, error as Error)
    }
    for (const listener of listeners)
      if (this.#client === opened && this.#listeners.has(listener)) listener.onListening()
  }

  /** A connection cut by a router on the way is silent, as one is on which nothing is said. */
  #ping(opened: SteadyClient): void {
    const pingMs = Math.min(...[...this.#listeners].map((listener) => listener.pingMs ?? usualPingMs))
    this.#timer = setTimeout(() => {
      this.#ask(opened, 'select 1').then(
        () => this.#client === opened && this.#ping(opened),
        (error: Error) => this.#lose(opened, error),
      )
    }, pingMs).unref()
  }

  #ask(opened: SteadyClient, text: string): Promise<unknown> {
    const answer = this.#asked.then(() => opened.query(text))
    this.#asked = answer.catch(() => {})
    return answer
  }

  #lose(lost: SteadyClient, error: Error): void {
    if (this.#client !== lost) return
    this.#client = undefined
    this.#isOpen = false
    clearTimeout(this.#timer)
    void endSoon(lost)
    for (const listener of [...this.#listeners]) listener.onLost?.(error)
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** this.#failures)
    this.#failures = Math.min(this.#failures + 1, 10)
    this.#timer = setTimeout(() => void this.#open(), pauseMs)
  }
}

/** A message that one cannot understand is one that it missed, and keeps the others from nothing. */
function pass(payload: string, { onMessage, onListening }: ListenOptions): void {
  try {
    onMessage(payload)
  } catch (error) {
    process.emitWarning(error as Error)
    onListening()
  }
}

/** An orderly end waits for the other side, which may be silent. */
async function endSoon(client: SteadyClient): Promise<void> {
  const timer = setTimeout(() => client.cut(), endWithinMs)
  await client.end().catch(() => {})
  clearTimeout(timer)
}
