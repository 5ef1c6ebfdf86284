/** What an answer means for the whole app, beyond the call that got it. The client only says it; `background/act-on-answers.ts` acts on it. */
export type ApiEvent = 'session-ended' | 'csrf-refused' | 'device-unverified' | 'unreachable' | 'reached'

type Listener = (event: ApiEvent) => void

const listeners = new Set<Listener>()
const unheard = new Set<ApiEvent>()

/** Said before anybody listens, it is kept: a page's first calls may be answered before its background part is here. */
export function sayApiEvent(event: ApiEvent): void {
  if (listeners.size === 0) unheard.add(event)
  for (const listener of listeners) listener(event)
}

export function onApiEvent(listener: Listener): () => void {
  listeners.add(listener)
  const early = [...unheard]
  unheard.clear()
  for (const event of early) listener(event)
  return () => listeners.delete(listener)
}
