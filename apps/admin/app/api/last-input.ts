/** When a hand last touched this page. */
let lastInputAt = Date.now()

const idleAfterMs = 60_000

for (const kind of ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const)
  addEventListener(
    kind,
    () => {
      lastInputAt = Date.now()
    },
    { capture: true, passive: true },
  )

/** Whether the page asks by itself, with nobody before it: such a call keeps no session open. */
export const isUntouched = (): boolean => Date.now() - lastInputAt > idleAfterMs
