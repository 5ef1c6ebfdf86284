import type { LiveMessage } from '@prostuti/contract'

type Listener = (message: LiveMessage) => void

const listeners = new Set<Listener>()

/** Told by the one connection of this page to everybody on it who wants to know. */
export function sayLive(message: LiveMessage): void {
  for (const listener of listeners) listener(message)
}

export function onLive(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
