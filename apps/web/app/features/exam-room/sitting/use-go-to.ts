import { useCallback, useEffect, useState } from 'react'
import type { RunningRoom } from '../engine/room.ts'

/** The question asked for last; a new one each time, also where it is the same question. */
export type Wish = { position: number }

/**
 * Goes to a question by the reader's own wish: it comes into sight, and its words get the focus, so that a screen reader
 * begins there and the next Tab leads to its answers.
 */
export function useGoTo(
  { questions, here, goTo }: RunningRoom,
  /** What is drawn by now: the code of the other view may still be on its way. */
  view: RunningRoom['view'],
): [(position: number) => void, Wish] {
  const [wish, setWish] = useState<Wish>({ position: here })

  const go = useCallback(
    (position: number) => {
      const within = Math.min(Math.max(0, position), questions.length - 1)
      goTo(within)
      setWish({ position: within })
    },
    [questions.length, goTo],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew by a wish or another view, not by every step of reading on
  useEffect(() => {
    const heading = document.getElementById(`question-${questions[wish.position]?.id}`)
    if (view === 'one') window.scrollTo(0, 0)
    else heading?.closest('article')?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [wish, view])

  useEffect(() => {
    // Switching the view brings back the question that was being read, not the last one asked for.
    if (view === 'one') setWish((before) => (before.position === here ? before : { position: here }))
  }, [view, here])

  return [go, wish]
}
