import { noteOutbound } from '../metrics/outcomes.ts'
import { inCallSpan } from '../tracing/spans.ts'

type Call = { service: string; method: string; isTimeout: (error: unknown) => boolean }

/** A call of another service, with its span, counted and timed by the service's name. `work` gets the headers that tell the service whose call it is. */
export async function noteCall<Answer extends { status: number }>(
  { service, method, isTimeout }: Call,
  work: (traced: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const startedAt = performance.now()
  const note = (result: Parameters<typeof noteOutbound>[1]) =>
    noteOutbound(service, result, performance.now() - startedAt)
  try {
    const answer = await inCallSpan({ service, method }, work)
    note(answer.status >= 500 ? 'failed' : 'answered')
    return answer
  } catch (error) {
    note(isTimeout(error) ? 'timeout' : 'broken')
    throw error
  }
}
