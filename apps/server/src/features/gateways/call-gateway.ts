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

export type GatewayReply = { status: number; body: Record<string, unknown> }

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

async function fetchReply(gateway: GatewayName, call: GatewayCall, timeoutMs: number): Promise<GatewayReply> {
  const timeout = AbortSignal.timeout(timeoutMs)
  let status: number
  let text: string
  try {
    const response = await fetch(call.url, {
      method: call.body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', ...call.headers },
      ...(call.body !== undefined && { body: call.body }),
      // Following a redirect would hand our password to whoever the answer names.
      redirect: 'error',
      signal: timeout,
    })
    status = response.status
    text = await response.text()
  } catch (error) {
    // The error itself is not passed on: it names the address, and the address may hold the password.
    if (timeout.aborted) throw new GatewayAway(gateway, 'timeout', `no answer in ${timeoutMs} ms`)
    throw isUnconnected(error)
      ? new GatewayAway(gateway, 'unreachable', 'nobody was there')
      : new GatewayAway(gateway, 'cut', 'the connection broke')
  }
  if (status >= 500) throw new GatewayAway(gateway, `http_${status}`, 'the server failed')
  const body = parseObject(text)
  if (body === undefined) throw new GatewayAway(gateway, 'unreadable', 'the answer is no JSON object')
  return { status, body }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

const unconnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

/** Whether the connection never stood, so that nothing we wanted can have been done. */
const isUnconnected = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  unconnected.includes(String(error.cause.code))
