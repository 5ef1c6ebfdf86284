import { setTimeout } from 'node:timers/promises'

type Leisure = {
  /** How long to rest for every millisecond of work. */
  rest?: number
  /** Aborted when the process wants to end: it does not wait for a rest. */
  signal?: AbortSignal | undefined
}

/** Does one piece of a long sweep and then rests, as long as that took: whoever asks for a page meanwhile shall not notice the sweep. */
export async function atLeisure<Done>(piece: () => Promise<Done>, { rest = 1, signal }: Leisure = {}): Promise<Done> {
  const startedAt = performance.now()
  const done = await piece()
  await setTimeout(rest * (performance.now() - startedAt), undefined, signal && { signal }).catch(() => {})
  return done
}
