import { inspectInput, repairTexts } from '../input/inspect-input.ts'
import { exchange } from './exchange.ts'

export type JsonReply = { status: number; body: Record<string, unknown> }

/** Nobody answered, or nothing that could be read. `code` says which: timeout, unreachable, cut, http_503, unreadable. */
export class Unanswered extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'Unanswered'
    this.code = code
  }
}

type Question = {
  /** Who is asked, as the metrics name it. */
  service: string
  url: string
  /** Posted; a GET without one. */
  body?: URLSearchParams | string | undefined
  headers?: Record<string, string>
  timeoutMs: number
}

/** Asks a service of others and waits no longer than it may take. The answer is an object, or it is nonsense. */
export async function askJson({ service, url, body, headers, timeoutMs }: Question): Promise<JsonReply> {
  const timeout = AbortSignal.timeout(timeoutMs)
  let answer: { status: number; text: string }
  try {
    const init = {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      // Following a redirect would hand our password to whoever the answer names.
      redirect: 'error' as const,
      signal: timeout,
    }
    answer = await exchange({ service, url, init })
  } catch (error) {
    // The error itself is not passed on: it names the address, and the address may hold the password.
    if (timeout.aborted) throw new Unanswered('timeout', `no answer in ${timeoutMs} ms`)
    throw isUnconnected(error)
      ? new Unanswered('unreachable', 'nobody was there')
      : new Unanswered('cut', 'the connection broke')
  }
  const { status, text } = answer
  if (status >= 500) throw new Unanswered(`http_${status}`, 'the server failed')
  const parsed = parseObject(text)
  if (parsed === undefined) throw new Unanswered('unreadable', 'the answer is no JSON object')
  return { status, body: parsed }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value) || inspectInput(value).tooLarge)
      return undefined
    return repairTexts(value) as Record<string, unknown>
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
