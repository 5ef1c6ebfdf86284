import { useEffect, useRef } from 'react'
import type { ProgressStore, Saved } from './progress-store.ts'

const tickMs = 1000
const saveMs = 5000

type VisibleTimeInput = {
  /** Where the frame is; null until it was clicked. */
  box: HTMLElement | null
  /** The second at which it was started. */
  begin: number
  videoId: number
  duration: number
  store: ProgressStore
  onTime?: (seconds: number) => void
  onProgress?: (saved: Saved) => void
}

/**
 * A frame of another site does not tell how far it is. What can be known is counted: the seconds since the click during
 * which at least half of it was on a screen that somebody had open, from the second at which it was started.
 */
export function useVisibleTime({ box, begin, videoId, duration, store, ...told }: VisibleTimeInput): void {
  const tell = useRef(told)
  tell.current = told

  useEffect(() => {
    if (!box) return
    let seen = 0
    let inView = true
    let lastSave = Date.now()
    const observer = new IntersectionObserver(
      ([entry]) => {
        inView = (entry?.intersectionRatio ?? 0) >= 0.5
      },
      { threshold: [0, 0.5, 1] },
    )
    observer.observe(box)
    const save = (keepalive?: boolean) => {
      lastSave = Date.now()
      store.flush(videoId, { keepalive }).then(
        (saved) => saved && tell.current.onProgress?.(saved),
        () => undefined,
      )
    }
    const tick = () => {
      if (!inView || document.visibilityState === 'hidden') return
      seen += 1
      const at = Math.min(begin + seen, duration)
      store.note(videoId, at, [[begin, at]])
      tell.current.onTime?.(at)
      if (Date.now() - lastSave >= saveMs) save()
    }
    const hide = () => document.visibilityState === 'hidden' && save(true)
    const timer = setInterval(tick, tickMs)
    document.addEventListener('visibilitychange', hide)
    return () => {
      observer.disconnect()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hide)
      save(true)
    }
  }, [box, begin, videoId, duration, store])
}
