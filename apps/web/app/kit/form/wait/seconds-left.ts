/** Whole seconds until then, rounded up so that a wait never shows zero while it lasts. */
export const secondsLeft = (until: number | undefined, now: number): number =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
