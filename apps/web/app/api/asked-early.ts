/** An answer that no script has taken by then is too old to be shown. */
const freshMs = 30_000

type Early = { token: string; answer: Promise<Response> }

declare global {
  interface Window {
    /** Calls that the page's head has begun before its scripts were here (`shell/head/head-script.tsx`), by their address. */
    askedEarly?: Record<string, Early>
  }
}

/**
 * The answer to a call that is under way already, once: whoever asks again asks the server. Only for the sign-in that it was begun
 * for, because the answer is about one doctor.
 */
export function takeEarly(address: string, { method, headers, signal }: RequestInit): Promise<Response> | undefined {
  const early = window.askedEarly?.[address]
  if (early === undefined || method !== 'GET') return undefined
  delete window.askedEarly?.[address]
  const { authorization } = headers as Record<string, string>
  if (authorization !== `Bearer ${early.token}` || performance.now() > freshMs) return undefined
  return Promise.race([early.answer, untilAborted(signal)])
}

const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
