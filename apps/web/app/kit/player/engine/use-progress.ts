import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProgressStore, Saved } from '../progress/progress-store.ts'
import { joinRanges, playedRanges, type Range } from '../progress/ranges.ts'

const readMs = 500
const saveMs = 5000

type ProgressInput = {
  videoId: number
  store: ProgressStore
  /** What earlier visits have watched. */
  before: readonly Range[]
  video: () => HTMLVideoElement | null
  onProgress?: (saved: Saved) => void
}

type Progress = {
  /** All that was ever watched, to draw. */
  watched: readonly Range[]
  /** Paused, ended or somewhere else: worth saving now. */
  mark: () => void
}

/** Reads what is played, writes it down every second and sends it every five, at a pause and when the page is left. */
export function useProgress({ videoId, store, before, video, onProgress }: ProgressInput): Progress {
  const [watched, setWatched] = useState<readonly Range[]>(before)
  // The element forgets what it played when it gets another address or size: this does not.
  const played = useRef<Range[]>([])
  const tell = useRef(onProgress)
  tell.current = onProgress
  const savedAt = useRef(0)
  const notedAt = useRef(0)

  const save = useCallback(
    (keepalive?: boolean) => {
      savedAt.current = Date.now()
      // A save that fails is kept by the store, and goes out with the next one.
      store.flush(videoId, { keepalive }).then(
        (saved) => saved && tell.current?.(saved),
        () => undefined,
      )
    },
    [store, videoId],
  )

  const read = useCallback(() => {
    const element = video()
    if (element) played.current = joinRanges([...played.current, ...playedRanges(element.played)])
    return element
  }, [video])

  const note = useCallback(() => {
    const element = read()
    if (!element || element.readyState === 0) return
    notedAt.current = Date.now()
    store.note(videoId, element.currentTime, played.current)
    setWatched(joinRanges([...before, ...played.current]))
  }, [read, store, videoId, before])

  useEffect(() => {
    const tick = () => {
      const element = read()
      if (!element || element.paused || element.seeking || element.readyState < 3) return
      const now = Date.now()
      if (now - notedAt.current >= 1000) note()
      if (now - savedAt.current >= saveMs) save()
    }
    const hide = () => {
      if (document.visibilityState !== 'hidden') return
      read()
      if (played.current.length > 0) note()
      save(true)
    }
    const timer = setInterval(tick, readMs)
    const online = () => void store.flushAll()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('online', online)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('online', online)
      // Left for another page: the last second was noted, it only has to be sent.
      save(true)
    }
  }, [read, note, save, store])

  const mark = useCallback(() => {
    note()
    save()
  }, [note, save])
  return { watched, mark }
}
