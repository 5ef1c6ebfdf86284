import { createECDH, randomBytes } from 'node:crypto'
import { openMessage } from './open-message.ts'

/** A message that the service took, as its browser reads it; `undefined` where it cannot. */
export type TakenMessage = {
  endpoint: string
  payload: unknown
  ttl: number
  topic: string | undefined
  urgency: string
}

type Waiting = TakenMessage & { until: number }

/**
 * A browser behind a push service. While it is away the service keeps what comes, of each topic the newest; when it is back it gets what
 * has not run out. It shows a message once, as our service worker does: by its number, whatever reaches it a second time.
 */
export function createListeningBrowser({ endpoint, key, clock }: { endpoint: string; key: string; clock: () => Date }) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const secrets = { secret: pair.getPrivateKey(), auth: randomBytes(16), publicKey: pair.getPublicKey() }
  const seen = new Set<string>()
  const shown: TakenMessage[] = []
  let waiting: Waiting[] = []
  let isAway = false
  let isGone = false

  const show = (message: TakenMessage) => {
    const id = (message.payload as { id?: unknown } | null)?.id
    if (typeof id === 'string' && seen.has(id)) return
    if (typeof id === 'string') seen.add(id)
    shown.push(message)
  }

  return {
    endpoint,
    key,
    p256dh: secrets.publicKey.toString('base64url'),
    auth: secrets.auth.toString('base64url'),
    shown,
    isGone: () => isGone,
    end: () => {
      isGone = true
    },
    /** Without a network, until it is back. */
    goAway: () => {
      isAway = true
    },
    comeBack: () => {
      isAway = false
      for (const message of waiting) if (message.until > clock().getTime()) show(message)
      waiting = []
    },
    take(
      body: Buffer,
      { ttl, topic, urgency }: { ttl: number; topic: string | undefined; urgency: string },
    ): TakenMessage {
      const message = { endpoint, payload: read(body), ttl, topic, urgency }
      if (!isAway) show(message)
      else if (ttl > 0) {
        if (topic !== undefined) waiting = waiting.filter((other) => other.topic !== topic)
        waiting.push({ ...message, until: clock().getTime() + ttl * 1000 })
      }
      return message
    },
  }

  function read(body: Buffer): unknown {
    // A push without a payload wakes the browser all the same.
    if (body.length === 0) return null
    try {
      return JSON.parse(openMessage(body, secrets).toString())
    } catch {
      return undefined
    }
  }
}

export type ListeningBrowser = ReturnType<typeof createListeningBrowser>
