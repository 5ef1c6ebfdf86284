import { useMemo, useSyncExternalStore } from 'react'

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

/** Says when the next step begins, so that clocks on one page change together. */
export const everyStep = (stepMs: number) => (onChange: () => void) => {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange()
        wait()
      },
      stepMs - (Date.now() % stepMs),
    )
  }
  wait()
  return () => clearTimeout(timer)
}
