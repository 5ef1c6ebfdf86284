import type { ErrorBody } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { ApiError } from './api-error.ts'
import { officeHeaders } from './office-headers.ts'

const patienceMs = 20_000

export type Sent = { method: string; address: string; body?: unknown; token: string; signal?: AbortSignal | undefined }

/** One call over the wire. Gives the answer's body or throws an `ApiError`. */
export async function send({ method, address, body, token, signal }: Sent): Promise<unknown> {
  const response = await reach(address, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...officeHeaders(),
      ...(method !== 'GET' && { 'x-office-token': token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    signal: signal ? AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) : AbortSignal.timeout(patienceMs),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = parse(await response.text())
  if (response.ok) return answer
  throw refusalIn(answer, response.status, response.headers.get('retry-after'))
}

/** What an answer that is no success says. */
export function refusalIn(answer: unknown, status: number, retryAfter: string | null): ApiError {
  const { code, message, errors } = (answer ?? {}) as Partial<ErrorBody>
  const seconds = Number(retryAfter)
  return new ApiError({
    status,
    code: code ?? (status < 500 ? 'bad_request' : 'unavailable'),
    message: message ?? m.office_failed(),
    fields: errors ?? {},
    retryAfterSeconds: seconds > 0 ? seconds : undefined,
  })
}

async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request)
  } catch (error) {
    // Whoever left the screen has asked for it to stop.
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError({ status: 0, code: 'offline', message: m.office_offline() })
  }
}

/** Undefined where it is no JSON, such as a page of some proxy: the status says enough. */
export function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
