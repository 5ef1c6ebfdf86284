type Swipe = {
  /** A finger is on the slides. */
  touch: (on: boolean) => void
  step: (by: 1 | -1) => void
  signal: AbortSignal
}

const enough = 40

/** Lets the slides follow a finger, drawn at most once per frame, and turns them when it has gone far enough. */
export function watchSwipe(track: HTMLElement, { touch, step, signal }: Swipe): void {
  let startX: number | undefined
  let distance = 0
  let frame = 0

  const draw = () => {
    frame = 0
    track.style.setProperty('--drag', `${distance}px`)
    track.toggleAttribute('data-drag', startX !== undefined)
  }
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || !event.isPrimary) return
    startX = event.clientX
    distance = 0
    touch(true)
  }
  const drag = (event: PointerEvent) => {
    if (startX === undefined || !event.isPrimary) return
    distance = event.clientX - startX
    frame ||= requestAnimationFrame(draw)
  }
  const end = (turn: boolean) => {
    if (startX === undefined) return
    const gone = distance
    startX = undefined
    distance = 0
    cancelAnimationFrame(frame)
    draw()
    if (turn && Math.abs(gone) > enough) step(gone < 0 ? 1 : -1)
    touch(false)
  }

  track.addEventListener('pointerdown', down, { signal })
  track.addEventListener('pointermove', drag, { signal })
  track.addEventListener('pointerup', () => end(true), { signal })
  // The browser takes the finger for scrolling up or down.
  track.addEventListener('pointercancel', () => end(false), { signal })
  signal.addEventListener('abort', () => cancelAnimationFrame(frame))
}
