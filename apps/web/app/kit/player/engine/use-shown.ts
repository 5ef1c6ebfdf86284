import { useCallback, useEffect, useRef, useState } from 'react'

const restMs = 3000

/** The controls stay while the video rests, and leave the picture alone when it plays and nobody moves. */
export function useShown(paused: boolean) {
  const [awake, setAwake] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wake = useCallback(() => {
    setAwake(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAwake(false), restMs)
  }, [])
  const sleep = useCallback(() => {
    clearTimeout(timer.current)
    setAwake(false)
  }, [])
  useEffect(() => {
    wake()
    return () => clearTimeout(timer.current)
  }, [wake])
  const shown = paused || awake
  return { shown, wake, toggle: shown && !paused ? sleep : wake }
}
