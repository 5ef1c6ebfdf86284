/** Timers hold no more than 24 days; nobody keeps the page open for a day. */
const longestMs = 86_400_000

/**
 * Does something shortly after the moment at which an exam or a lecture begins or ends, spread over a few seconds: thousands
 * of pages wait for that moment. Answers how to call it off.
 */
export function atTurn(waitMs: number, act: () => void): (() => void) | undefined {
  if (waitMs > longestMs) return undefined
  const timer = setTimeout(act, waitMs + 500 + Math.random() * 4000)
  return () => clearTimeout(timer)
}
