import { spread } from '../../api/spread.ts'

const againMs = 3000

type PartLoad<Part> = {
  load: () => Promise<Part>
  onThere: (part: Part) => void
  /** False for a part that is fetched ahead: then one try is enough. */
  wanted: boolean
}

/** Fetches a part until it is there, each browser at its own pace. Answers how to stop. */
export function loadUntilThere<Part>({ load, onThere, wanted }: PartLoad<Part>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const tryLoad = () =>
    load().then(
      (part) => {
        if (!stopped) onThere(part)
      },
      () => {
        if (wanted && !stopped) timer = setTimeout(tryLoad, spread(againMs))
      },
    )
  void tryLoad()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
