import { exchange } from '../../outbound/exchange.ts'
import { type SmsGatewayName, SmsRefused } from './sms-gateway.ts'

export const defaultTimeoutMs = 8000

type Question = {
  gateway: SmsGatewayName
  to: string
  url: string
  /** A form goes out url-encoded, a string as JSON. */
  body: URLSearchParams | string
  timeoutMs: number
  signal: AbortSignal | undefined
}

type GatewayAnswer = { ok: boolean; status: number; body: string }

/** Posts to a gateway and waits no longer than it may take. A caller that gives up gets its own reason back. */
export async function postToGateway(question: Question): Promise<GatewayAnswer> {
  const timeout = AbortSignal.timeout(question.timeoutMs)
  try {
    const init = {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(typeof question.body === 'string' && { 'content-type': 'application/json' }),
      },
      body: question.body,
      // Following a redirect would hand the account's key to whoever the answer names.
      redirect: 'error' as const,
      signal: question.signal ? AbortSignal.any([timeout, question.signal]) : timeout,
    }
    const { ok, status, text } = await exchange({ service: question.gateway, url: question.url, init })
    return { ok, status, body: text }
  } catch (error) {
    question.signal?.throwIfAborted()
    throw new SmsRefused(
      question.gateway,
      question.to,
      timeout.aborted
        ? { code: 'timeout', meaning: `no answer in ${question.timeoutMs} ms`, uncertain: true }
        : { code: 'unreachable', meaning: 'the connection failed', uncertain: !neverConnected(error) },
    )
  }
}

const beforeAnythingIsSent = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** A connection that broke later may have carried the message. */
function neverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && beforeAnythingIsSent.includes(String(cause.code))
}

/** The refusal for an answer that says nothing we know: the server's trouble if it admits to it, else the shape. */
export function unreadable(gateway: SmsGatewayName, to: string, answer: GatewayAnswer): SmsRefused {
  return new SmsRefused(
    gateway,
    to,
    answer.ok
      ? { code: 'unreadable', meaning: 'the answer has an unknown shape', uncertain: true }
      : { code: `http_${answer.status}`, meaning: 'the server failed', uncertain: answer.status >= 500 },
  )
}

/** The body as JSON; undefined when it is none. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
