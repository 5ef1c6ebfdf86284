import { useCallback, useEffect, useRef, useState } from 'react'
import { type Hold, withHold } from './holds.ts'
import { firstOrder, shownOrder, showSlide } from './slide-order.ts'

const showForMs = 3500

/** Turns the slides by itself while somebody can see them and nobody is busy with them. */
export function useSlider(count: number) {
  const slider = useRef<HTMLElement>(null)
  const track = useRef<HTMLOListElement>(null)
  // `byReader`: who turned last. What the reader turned to is read out.
  const [{ order, byReader }, setTurn] = useState(() => ({ order: shownOrder() ?? firstOrder(count), byReader: false }))
  // What the page cannot know before it runs counts as a reason to stand still.
  const [holds, setHolds] = useState<readonly Hold[]>(['unseen'])

  // The pictures of the slides behind wait until the page stands.
  const [alive, setAlive] = useState(false)

  const hold = useCallback((reason: Hold, on: boolean) => setHolds((before) => withHold(before, reason, on)), [])
  const step = useCallback(
    (by: number, byReader = true) => setTurn(({ order }) => ({ order: showSlide(order, order.index + by), byReader })),
    [],
  )

  const playing = holds.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide, however it came, has its whole time
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(step, showForMs, 1, false)
    return () => clearTimeout(timer)
  }, [playing, step, order.index])

  useEffect(() => {
    setAlive(true)
    if (count < 2) return
    const listeners = new AbortController()
    import('./slider-motion.ts').then(
      (motion) => {
        if (slider.current && track.current)
          motion.watchSlider(slider.current, track.current, { hold, step, signal: listeners.signal })
      },
      // Without it the slides turn by their buttons.
      () => {},
    )
    return () => listeners.abort()
  }, [count, hold, step])

  return { slider, track, order, byReader, holds, hold, step, alive }
}
