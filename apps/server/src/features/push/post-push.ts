import type { Deps } from '../../deps.ts'

export type PushDeps = Pick<Deps, 'database' | 'env' | 'sandboxUrl'> & {
  /** How a message reaches its service; a test brings its own. */
  deliver?: typeof fetch
}

const patienceMs = 10_000

/** Where a message is posted: to its service, or in a demo to the stand-in; undefined where there is none. */
export function addressOf(endpoint: string, { env: { push }, sandboxUrl }: Pick<PushDeps, 'env' | 'sandboxUrl'>) {
  if (push.mode === 'live') return endpoint
  const token = new URL(endpoint).pathname.split('/').at(-1)
  return sandboxUrl && `${sandboxUrl}/push/${token}`
}

type Posted = { address: string; headers: Record<string, string>; body: Buffer }

/** The status that the push service answers; undefined where it does not in time, or sends us elsewhere. Nothing else is read of it. */
export async function postPush({ deliver = fetch }: PushDeps, { address, headers, body }: Posted) {
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
    return answer.status
  } catch {
    return undefined
  }
}
