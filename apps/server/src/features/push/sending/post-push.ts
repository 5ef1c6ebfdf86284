import type { Deps } from '../../../deps.ts'

export type PushDeps = Pick<Deps, 'database' | 'env' | 'sandboxUrl'> & {
  /** How a message reaches its service; a test brings its own. */
  deliver?: typeof fetch
}

const patienceMs = 10_000

/** No service is believed that wants us to wait for longer. */
const longestWaitMs = 24 * 3_600_000

/** Where a message is posted: to its service, or in a demo to the stand-in; undefined where there is none. */
export function addressOf(endpoint: string, { env: { push }, sandboxUrl }: Pick<PushDeps, 'env' | 'sandboxUrl'>) {
  if (push.mode === 'live') return endpoint
  const token = new URL(endpoint).pathname.split('/').at(-1)
  return sandboxUrl && `${sandboxUrl}/push/${token}`
}

type Posted = { address: string; headers: Record<string, string>; body: Buffer; now: Date }

export type Answered = {
  status: number
  /** How long it wants to hear nothing from us. */
  retryAfterMs: number | undefined
}

/** What the push service answers; undefined where it does not in time, or sends us elsewhere. Of its body nothing is read. */
export async function postPush(
  { deliver = fetch }: PushDeps,
  { address, headers, body, now }: Posted,
): Promise<Answered | undefined> {
  try {
    const answer = await deliver(address, {
      method: 'POST',
      // A push service does not move; whoever answers so would have us write to a third.
      redirect: 'error',
      headers,
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    // However long it is, it is not waited for.
    await answer.body?.cancel()
    return { status: answer.status, retryAfterMs: readRetryAfter(answer.headers.get('retry-after'), now) }
  } catch {
    return undefined
  }
}

/** Seconds, or a date, as RFC 9110 has it. */
export function readRetryAfter(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined
  const ms = /^\d{1,9}$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now.getTime()
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestWaitMs)
}
