import { useMemo, useSyncExternalStore } from 'react'
import { everyStep } from './every-step.ts'

const onServer = () => undefined

/**
 * The time, in whole steps. Undefined on the server, whose page is kept and read later, and until the page has come
 * alive: what depends on it must stand without it.
 */
export function useClock(stepMs: number): Date | undefined {
  const subscribe = useMemo(() => everyStep(stepMs), [stepMs])
  const step = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / stepMs), onServer)
  return useMemo(() => (step === undefined ? undefined : new Date(step * stepMs)), [step, stepMs])
}
