import { whenIdle } from '../kit/loading/when-idle.ts'

/**
 * A part that the page works without, fetched once the page is idle. Where it cannot be had, the network's return is the
 * moment to try again. Answers how to stop.
 */
export function fetchWhenIdle<Part>(load: () => Promise<Part>, use: (part: Part) => unknown): () => void {
  let stopped = false
  const tryIt = () => {
    load()
      .then((part) => {
        if (!stopped) return use(part)
      })
      .catch(() => {
        if (!stopped) window.addEventListener('online', tryIt, { once: true })
      })
  }
  const stopWaiting = whenIdle(tryIt)
  return () => {
    stopped = true
    stopWaiting()
    window.removeEventListener('online', tryIt)
  }
}
