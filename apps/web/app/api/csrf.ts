import { ApiError } from './api-error.ts'
import { spread } from './spread.ts'

const address = '/sanctum/csrf-cookie'
const retryMs = 10_000

export type Csrf = {
  /** Resolves once the cookie is there; rejects at once when it cannot be had now (and is tried again behind the scenes). */
  ready(): Promise<void>
  /** The cookie again, after the server has refused the one we have. */
  renew(): Promise<void>
}

/** The cross-site cookie: asked for before the first writing call, and every ten seconds or so while that fails. */
export function createCsrf(
  ask: (address: string) => Promise<{ ok: boolean; status: number }>,
  cookies: () => string,
  random = Math.random,
): Csrf {
  let asked: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function renew(): Promise<void> {
    clearTimeout(timer)
    const attempt = ask(address).then(({ ok, status }) => {
      if (!ok) throw new ApiError(status, 'unavailable')
    })
    asked = attempt
    attempt.catch(() => {
      if (asked !== attempt) return
      asked = undefined
      timer = setTimeout(() => renew().catch(() => {}), spread(retryMs, random()))
    })
    return attempt
  }

  // The page before may have asked, or its first script: the server says when it does not count any more.
  const isHere = () => xsrfToken(cookies()) !== undefined
  return { renew, ready: () => asked ?? (isHere() ? Promise.resolve() : renew()) }
}

/** The value to echo, as the browser holds it at this moment. */
export function xsrfToken(cookies: string): string | undefined {
  const value = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1]
  try {
    return value && decodeURIComponent(value)
  } catch {
    // Not one of the server's: it will refuse the call and send a good one.
    return undefined
  }
}
