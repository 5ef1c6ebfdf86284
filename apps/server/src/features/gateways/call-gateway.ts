import { askJson, type JsonReply, Unanswered } from '../../outbound/ask-json.ts'
import { GatewayAway, type GatewayName } from './gateway.ts'
import type { Journal } from './journal.ts'

/** bKash asks for thirty seconds; a browser that waits for a redirect has about as much patience. */
export const defaultTimeoutMs = 30_000

export type GatewayCall = {
  transaction: string
  kind: string
  url: string
  /** A form, JSON as text, or nothing for a GET. */
  body?: URLSearchParams | string
  headers?: Record<string, string>
  /** What is written down of the question; secrets are taken out once more on the way. */
  said: Record<string, unknown>
  /** Written down with question and answer alike. */
  mark?: Record<string, unknown>
}

export type GatewayReply = JsonReply

type Line = { gateway: GatewayName; journal: Journal; timeoutMs: number }

/** Asks a gateway and waits no longer than it may take; both sides are kept. The answer is an object, or it is nonsense. */
export async function callGateway({ gateway, journal, timeoutMs }: Line, call: GatewayCall): Promise<GatewayReply> {
  const about = { gateway, transaction: call.transaction, kind: call.kind }
  const keep = (direction: 'sent' | 'received', body: Record<string, unknown>) =>
    journal.keep({ ...about, direction, body: { ...body, ...call.mark } })
  await keep('sent', call.said)
  try {
    const reply = await fetchReply(gateway, call, timeoutMs)
    await keep('received', reply.body)
    return reply
  } catch (error) {
    if (error instanceof GatewayAway) await keep('received', { away: error.code })
    throw error
  }
}

async function fetchReply(gateway: GatewayName, { url, body, headers }: GatewayCall, timeoutMs: number) {
  try {
    return await askJson({ service: gateway, url, body, timeoutMs, ...(headers && { headers }) })
  } catch (error) {
    throw error instanceof Unanswered ? new GatewayAway(gateway, error.code, error.message) : error
  }
}
