import type { ErrorBody } from '@prostuti/contract'
import { ApiError } from './api-error.ts'
import type { ApiEvent } from './api-events.ts'

type Refused = {
  status: number
  /** The body, as far as it was JSON. */
  answer: unknown
  retryAfter: string | null
  /** The token that the call was made with. */
  sentWith: string | null
}

/** What a refusal means to the whole app, which is told, and to the caller as an error: the same for every way of calling. */
export function refusalOf(
  { status, answer, retryAfter, sentWith }: Refused,
  app: { token(): string | null; on(event: ApiEvent): void },
): ApiError {
  if (status === 419) app.on('csrf-refused')
  // A call still on its way from an earlier sign-in must not end the one made since.
  if (status === 401 && sentWith !== null && app.token() === sentWith) app.on('session-ended')
  const body = (answer ?? {}) as Partial<ErrorBody> & { device_verified?: unknown }
  if (status === 423 && body.device_verified === false) app.on('device-unverified')
  const code = body.code ?? (status < 500 ? 'bad_request' : 'unavailable')
  return new ApiError(status, code, body.message, body.errors, secondsIn(retryAfter))
}

/** The header's other form, a date, is never sent by our server; a gateway's would depend on this phone's clock. */
const secondsIn = (header: string | null): number | undefined =>
  header && /^\d+$/.test(header) ? Number(header) : undefined

/** Undefined where it is none, such as a page from some gateway in between: the status says enough. */
export function parseAnswer(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
