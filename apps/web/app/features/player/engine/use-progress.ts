import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProgressKeeper, Saved } from '../progress/progress-keeper.ts'
import { joinRanges, type Range } from '../progress/ranges.ts'
import { createWatchMeter } from '../progress/watch-meter.ts'

const measureMs = 500
const saveMs = 5000

type ProgressInput = {
  videoId: number
  keeper: ProgressKeeper
  /** What earlier visits have watched. */
  before: readonly Range[]
  video: () => HTMLVideoElement | null
  onProgress?: (saved: Saved) => void
}

type Progress = {
  /** All that was ever watched, to draw. */
  watched: readonly Range[]
  /** Paused, ended or somewhere else: worth saving now. */
  mark: (why: 'pause' | 'seek') => void
}

/** Measures what is played, writes it down every second and sends it every five, at a pause and when the page is left. */
export function useProgress({ videoId, keeper, before, video, onProgress }: ProgressInput): Progress {
  const [meter] = useState(createWatchMeter)
  const [watched, setWatched] = useState<readonly Range[]>(before)
  const tell = useRef(onProgress)
  tell.current = onProgress
  const savedAt = useRef(0)
  const notedAt = useRef(0)

  const save = useCallback(
    (keepalive?: boolean) => {
      savedAt.current = Date.now()
      // A save that fails is kept by the keeper, and goes out with the next one.
      keeper.flush(videoId, { keepalive }).then(
        (saved) => saved && tell.current?.(saved),
        () => undefined,
      )
    },
    [keeper, videoId],
  )

  const note = useCallback(() => {
    const element = video()
    if (!element || element.readyState === 0) return
    notedAt.current = Date.now()
    keeper.note(videoId, element.currentTime, meter.ranges())
    setWatched(joinRanges([...before, ...meter.ranges()]))
  }, [keeper, videoId, video, meter, before])

  const measure = useCallback(() => {
    const element = video()
    if (element) meter.play({ seconds: element.currentTime, at: Date.now(), rate: element.playbackRate })
  }, [video, meter])

  useEffect(() => {
    const tick = () => {
      const element = video()
      if (!element || element.paused || element.seeking || element.readyState < 3) return meter.breakOff()
      measure()
      const now = Date.now()
      if (now - notedAt.current >= 1000) note()
      if (now - savedAt.current >= saveMs) save()
    }
    const hide = () => {
      if (document.visibilityState !== 'hidden') return
      tick()
      if (meter.ranges().length > 0) note()
      save(true)
    }
    const timer = setInterval(tick, measureMs)
    const online = () => void keeper.flushAll()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('online', online)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('online', online)
      // Left for another page: the last second was noted, it only has to be sent.
      save(true)
    }
  }, [video, meter, measure, note, save, keeper])

  const mark = useCallback(
    (why: 'pause' | 'seek') => {
      if (why === 'pause') measure()
      meter.breakOff()
      note()
      save()
    },
    [measure, meter, note, save],
  )
  return { watched, mark }
}
