/** When a hand last touched this page. */
let lastInputAt = Date.now()

const idleAfterMs = 60_000
/** Longer than any exam is sat; whoever has left the board open and gone home is not there for ever. */
const watchedForMs = 4 * 60 * 60_000

let watching = 0

for (const kind of ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const)
  addEventListener(
    kind,
    () => {
      lastInputAt = Date.now()
    },
    { capture: true, passive: true },
  )

/**
 * A page that is there to be watched, such as the board of an exam that is sat, counts as touched while it is on the screen (decision 051).
 * Gives back what ends it.
 */
export function beginWatching(): () => void {
  watching += 1
  return () => {
    watching -= 1
  }
}

/** Whether the page asks by itself, with nobody before it: such a call keeps no session open. */
export const isUntouched = (): boolean =>
  Date.now() - lastInputAt > (watching > 0 && !document.hidden ? watchedForMs : idleAfterMs)
