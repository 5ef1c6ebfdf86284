/** What must be said to the reader over whatever page is open. */
export type Alert =
  | { kind: 'session-timeout' }
  /** A page whose code could not be fetched, and where the reader wanted to go. */
  | { kind: 'page-load'; to: string }

let current: Alert | undefined
const listeners = new Set<() => void>()

export const readAlert = (): Alert | undefined => current

export function raiseAlert(alert: Alert | undefined): void {
  // A session that has ended stays the first thing to say.
  if (alert && current?.kind === 'session-timeout') return
  current = alert
  for (const listener of listeners) listener()
}

export function onAlert(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
