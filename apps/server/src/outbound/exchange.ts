import { noteOutbound } from '../metrics/outcomes.ts'
import { inCallSpan } from '../tracing/spans.ts'

type Exchange = {
  service: string
  url: string
  init: RequestInit & { headers: Record<string, string>; signal: AbortSignal }
}

type Answer = { ok: boolean; status: number; text: string }

/** Asks a service of others, once, and reads the whole answer; counted and timed by the service's name. Throws what `fetch` throws. */
export async function exchange({ service, url, init }: Exchange): Promise<Answer> {
  const startedAt = performance.now()
  const note = (result: Parameters<typeof noteOutbound>[1]) =>
    noteOutbound(service, result, performance.now() - startedAt)
  try {
    const answer = await inCallSpan({ service, method: init.method ?? 'GET' }, (traced) =>
      ask(url, { ...init, headers: { ...init.headers, ...traced } }),
    )
    note(answer.status >= 500 ? 'failed' : 'answered')
    return answer
  } catch (error) {
    note(init.signal.aborted ? 'timeout' : 'broken')
    throw error
  }
}

async function ask(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init)
  return { ok: response.ok, status: response.status, text: await response.text() }
}
