import type { LiveMessage } from '@prostuti/contract'
import { createStreamReader, type StreamEvent } from './read-stream.ts'

export type LiveDeps = {
  /** Asks for the stream. */
  open: (signal: AbortSignal) => Promise<Response>
  say: (message: LiveMessage) => void
  /** The server does not know this sign-in any more. */
  onSignInEnded: () => void
  /** Nobody looks, or there is no network: not worth trying now. */
  canRun: () => boolean
  random: () => number
}

export type LiveConnection = {
  /** Something is better than it was: the network is back, somebody looks again, another page was opened. */
  wake: () => void
  /** Nobody looks: it is kept for a while, because most people come back at once. */
  doze: () => void
  stop: () => void
}

/** Twice the server's heartbeat and a little more: a phone that changed its network is not told that the old one is gone. */
const silenceMs = 60_000
const openWhileHiddenMs = 60_000
const longestPauseMs = 60_000
/** News for many is asked about by many: not by all of them in the same moment. */
const spreadMs = 1000

type Outcome = 'again' | 'rest'

/** Holds one stream open as long as it makes sense; after a failure it comes back, later each time and never in step with others. */
export function startLiveConnection(deps: LiveDeps): LiveConnection {
  let current: AbortController | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let hidden: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function connect(): void {
    if (current !== undefined || !deps.canRun()) return
    clearTimeout(pause)
    const attempt = new AbortController()
    current = attempt
    void follow(deps, attempt, () => {
      failures = 0
    }).then((outcome) => {
      if (current !== attempt) return
      current = undefined
      if (outcome === 'again') pause = setTimeout(connect, pauseBefore(failures, deps.random()))
      failures += 1
    })
  }

  function end(): void {
    clearTimeout(pause)
    const ended = current
    current = undefined
    ended?.abort()
  }

  connect()
  return {
    wake() {
      clearTimeout(hidden)
      connect()
    },
    doze() {
      clearTimeout(hidden)
      hidden = setTimeout(end, openWhileHiddenMs)
    },
    stop() {
      clearTimeout(hidden)
      end()
    },
  }
}

/** 1, 2, 4 … seconds, of which a random half. */
export function pauseBefore(failures: number, random: number): number {
  const whole = Math.min(longestPauseMs, 1000 * 2 ** Math.min(failures, 10))
  return whole * (0.5 + random / 2)
}

async function follow(deps: LiveDeps, attempt: AbortController, onFirst: () => void): Promise<Outcome> {
  let silence: ReturnType<typeof setTimeout> | undefined
  const waiting = new Set<ReturnType<typeof setTimeout>>()
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(() => attempt.abort(), silenceMs)
  }
  let outcome: Outcome = 'again'
  let first = true
  const onEvent = (event: StreamEvent) => {
    if (event.event === 'bye') outcome = 'rest'
    const message = messageIn(event)
    if (message === undefined) return
    if (first) onFirst()
    const forMany = message === 'resync' ? !first : message.kind === 'notice' || message.kind === 'sitting'
    first = false
    if (!forMany) return deps.say(message)
    const timer = setTimeout(() => {
      waiting.delete(timer)
      deps.say(message)
    }, deps.random() * spreadMs)
    waiting.add(timer)
  }
  try {
    heard()
    const response = await deps.open(attempt.signal)
    if (response.status === 401) deps.onSignInEnded()
    // A refusal stays one until something changes; a server in trouble is asked again.
    if (!response.ok || response.body === null)
      return response.status < 500 && response.status !== 429 ? 'rest' : 'again'
    const feed = createStreamReader(onEvent)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      heard()
      feed(piece.value)
    }
    return outcome
  } catch {
    return outcome
  } finally {
    clearTimeout(silence)
    // Unless it was stopped on purpose, the next stream begins with 'resync', which says it all.
    for (const timer of waiting) clearTimeout(timer)
  }
}

function messageIn({ event, data }: StreamEvent): LiveMessage | undefined {
  if (event !== 'message') return undefined
  try {
    return JSON.parse(data) as LiveMessage
  } catch {
    return undefined
  }
}
