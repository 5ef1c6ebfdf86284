import { ApiError } from './api-error.ts'
import type { ApiEvent } from './api-events.ts'
import { callHeaders } from './call-headers.ts'
import { type Csrf, xsrfToken } from './csrf.ts'
import { parseAnswer, refusalOf } from './refusal.ts'

const usualTimeoutMs = 15_000

export type SendDeps = {
  fetch: typeof fetch
  csrf: Csrf
  cookies(): string
  language(): string
  token(): string | null
  deviceToken(): string | null
  storeDeviceToken(body: unknown): void
  on(event: ApiEvent): void
}

export type SendOptions = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  /** For a call that is about one sign-in whoever is signed in when it leaves, such as the end of one that another has taken the place of. */
  token?: string
  signal?: AbortSignal
  /** Lets the call outlive the page it was made on. */
  keepalive?: boolean
  /** For a call that is worth waiting for on the slowest network. */
  timeoutMs?: number
}

/** One call over the wire, with everything the server expects beside it. Gives the answer's body or throws an `ApiError`. */
export async function send(
  deps: SendDeps,
  address: string,
  options: SendOptions = {},
  again = false,
): Promise<unknown> {
  const { method = 'GET', body, signal, keepalive, timeoutMs = usualTimeoutMs } = options
  const token = options.token ?? deps.token()
  const needsCsrf = method !== 'GET' && token === null
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...options.headers,
    ...callHeaders({ language: deps.language(), token, device: deps.deviceToken() }),
  }
  if (body !== undefined) headers['content-type'] = 'application/json'

  const { status, ok, answer, retryAfter } = await withTimeout({ signal, timeoutMs }, deps.on, async (limit) => {
    if (needsCsrf) {
      await deps.csrf.ready()
      const echo = xsrfToken(deps.cookies())
      if (echo) headers['x-xsrf-token'] = echo
    }
    const response = await deps.fetch(address, {
      method,
      headers,
      credentials: 'include',
      signal: limit,
      keepalive,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return {
      status: response.status,
      ok: response.ok,
      retryAfter: response.headers.get('retry-after'),
      answer: parseAnswer(await response.text()),
    }
  })

  deps.storeDeviceToken(answer)
  if (ok) return answer
  if (status === 419 && !again) {
    // The cookie has run out: a new one, and the call once more.
    await withTimeout({ signal, timeoutMs }, deps.on, () => deps.csrf.renew())
    return send(deps, address, options, true)
  }
  throw refusalOf({ status, answer, retryAfter, sentWith: token }, deps)
}

async function withTimeout<T>(
  { signal: caller, timeoutMs }: { signal: AbortSignal | undefined; timeoutMs: number },
  on: SendDeps['on'],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController()
  const stop = () => limit.abort(caller?.reason)
  let late: ((error: ApiError) => void) | undefined
  // Not only the signal: the cross-site cookie is shared by many calls and must not be cut off by one of them.
  const expired = new Promise<never>((_, reject) => {
    late = reject
  })
  const timer = setTimeout(() => {
    late?.(new ApiError(0, 'timeout'))
    limit.abort()
  }, timeoutMs)
  caller?.addEventListener('abort', stop)
  try {
    if (caller?.aborted) stop()
    const result = await Promise.race([work(limit.signal), expired])
    on('reached')
    return result
  } catch (error) {
    // The caller's own cancelling is not a failure of the network.
    if (caller?.aborted) throw error
    const failure = error instanceof ApiError ? error : new ApiError(0, 'offline')
    if (failure.status === 0) on('unreachable')
    throw failure
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', stop)
  }
}
