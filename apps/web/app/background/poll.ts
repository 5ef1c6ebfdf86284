import { spread } from '../api/spread.ts'

type Poll = {
  attempt: () => Promise<unknown>
  /** Nobody is looking, or there is no network: wait without asking. */
  isPaused: () => boolean
  everyMs: number
  random?: () => number
}

/** Tries until it succeeds once, with the given pause between tries; never two at the same time. */
export function pollUntilSuccess({ attempt, isPaused, everyMs, random = Math.random }: Poll): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    if (!stopped) timer = setTimeout(run, spread(everyMs, random()))
  }
  function run() {
    if (isPaused()) again()
    else attempt().catch(again)
  }
  run()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
