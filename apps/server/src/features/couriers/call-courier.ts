import { CourierAway, type CourierName } from './courier.ts'
import type { CourierMessage } from './keep-message.ts'

export const defaultTimeoutMs = 20_000

export type CourierLine = {
  courier: CourierName
  keep(message: CourierMessage): Promise<void>
  timeoutMs: number
}

type CourierCall = {
  /** Null for what is about no parcel and is written down nowhere, such as a token. */
  invoice: string | null
  kind: string
  url: string
  headers: Record<string, string>
  /** Posted as JSON; a GET without one. */
  body?: Record<string, unknown>
}

export type CourierReply = { status: number; body: Record<string, unknown> }

/** Asks a courier and waits no longer than it may take; both sides are kept. The answer is an object, or it is nonsense. */
export async function callCourier(line: CourierLine, call: CourierCall): Promise<CourierReply> {
  const { courier } = line
  const keep = async (direction: 'sent' | 'received', body: Record<string, unknown>) => {
    if (call.invoice !== null) await line.keep({ courier, invoice: call.invoice, kind: call.kind, direction, body })
  }
  await keep('sent', call.body ?? {})
  try {
    const reply = await fetchReply(line, call)
    await keep('received', { http: reply.status, ...reply.body })
    return reply
  } catch (error) {
    if (error instanceof CourierAway) await keep('received', { away: error.code })
    throw error
  }
}

async function fetchReply({ courier, timeoutMs }: CourierLine, call: CourierCall): Promise<CourierReply> {
  const timeout = AbortSignal.timeout(timeoutMs)
  let status: number
  let text: string
  try {
    const response = await fetch(call.url, {
      method: call.body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      // Following a redirect would hand our keys to whoever the answer names.
      redirect: 'error',
      signal: timeout,
    })
    status = response.status
    text = await response.text()
  } catch (error) {
    if (timeout.aborted) throw new CourierAway(courier, 'timeout', `no answer in ${timeoutMs} ms`)
    throw isUnconnected(error)
      ? new CourierAway(courier, 'unreachable', 'nobody was there')
      : new CourierAway(courier, 'cut', 'the connection broke')
  }
  if (status >= 500) throw new CourierAway(courier, `http_${status}`, 'the server failed')
  const body = parseObject(text)
  if (body === undefined) throw new CourierAway(courier, 'unreadable', 'the answer is no JSON object')
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
