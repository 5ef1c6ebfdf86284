import { createOutgoing } from '../outgoing.ts'

const patienceMs = 20_000
const tries = 3

/** Tells a merchant's server what became of a payment, and again a little later when it does not say 200. */
export function createIpnCourier({ againAfterMs = 2000 }: { againAfterMs?: number } = {}) {
  const outgoing = createOutgoing()

  async function bring(url: string, fields: Record<string, string>, afterMs: number): Promise<void> {
    await pause(afterMs)
    for (let nth = 1; nth <= tries && !outgoing.signal.aborted; nth += 1) {
      if (await post(url, fields)) return
      await pause(againAfterMs)
    }
  }

  async function post(url: string, fields: Record<string, string>): Promise<boolean> {
    try {
      const signal = AbortSignal.any([outgoing.signal, AbortSignal.timeout(patienceMs)])
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
        signal,
      })
      await response.arrayBuffer()
      return response.status === 200
    } catch {
      return false
    }
  }

  /** Ends early when the sandbox closes. */
  function pause(ms: number): Promise<void> {
    if (ms === 0 || outgoing.signal.aborted) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      outgoing.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  return {
    send(url: string, fields: Record<string, string>, { afterMs = 0 } = {}): void {
      outgoing.add(bring(url, fields, afterMs))
    },
    idle: outgoing.idle,
    close: outgoing.close,
  }
}

export type IpnCourier = ReturnType<typeof createIpnCourier>
