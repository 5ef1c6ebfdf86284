import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../loading/when-idle.ts'
import { usePersonal } from './use-personal.ts'

/** Keeps the live connection while one of the doctor's own pages is open. Shows nothing; its code comes after the page. */
export function LivePart(): null {
  const { pathname } = useLocation()
  const may = usePersonal()
  const wake = useRef<() => void>(undefined)

  useEffect(() => {
    if (!may) return
    let stop: (() => void) | undefined
    let gone = false
    const load = () =>
      import('./start-live.ts').then(
        ({ startLive }) => {
          if (gone) return
          const started = startLive()
          stop = started.stop
          wake.current = started.wake
        },
        // Without it the pages show what was true when they were opened.
        () => {},
      )
    const stopWaiting = whenIdle(() => void load())
    return () => {
      gone = true
      stopWaiting()
      wake.current = undefined
      stop?.()
    }
  }, [may])

  // A refused connection is tried again on the next page: the device may have been verified meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is not used, its change is what counts
  useEffect(() => wake.current?.(), [pathname])
  return null
}
