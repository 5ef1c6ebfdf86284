import { useSyncExternalStore } from 'react'
import { type Flow, onFlowChange, readFlow } from './flow.ts'

/** Undefined until the page has come alive: the server knows nothing of it. Null when nobody is on the way. */
export const useFlow = (): Flow | null | undefined =>
  useSyncExternalStore<Flow | null | undefined>(onFlowChange, () => readFlow(), unknown)

const unknown = () => undefined
