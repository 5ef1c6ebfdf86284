import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { isConnected, onConnection } from '../connection/connection.ts'
import type { ProgressStore } from './progress/progress-store.ts'
import { askToWatch, type Watch } from './watch-api.ts'

type Watching = {
  watch: Watch | undefined
  error: ApiError | undefined
  /** The addresses run out: this gets new ones. */
  renew: () => Promise<Watch>
  retry: () => void
}

/** May this video be watched, and from which addresses? */
export function useWatch(videoId: number, store: ProgressStore): Watching {
  const [watch, setWatch] = useState<Watch>()
  const [error, setError] = useState<ApiError>()
  const [tries, setTries] = useState(0)
  const retry = useCallback(() => setTries((count) => count + 1), [])

  const renew = useCallback(async () => {
    const answer = await askToWatch(videoId)
    setWatch(answer)
    return answer
  }, [videoId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is what the count is for
  useEffect(() => {
    let gone = false
    setError(undefined)
    // First what this browser could not tell the server before: then the server alone knows which place is the newest.
    store
      .flushAll()
      .then(() => askToWatch(videoId))
      .then((answer) => !gone && setWatch(answer))
      .catch((refusal) => !gone && setError(refusal instanceof ApiError ? refusal : new ApiError(0, 'unavailable')))
    return () => {
      gone = true
    }
  }, [videoId, store, tries])

  const isAway = error?.status === 0
  useEffect(() => (isAway ? onConnection(() => isConnected() && retry()) : undefined), [isAway, retry])

  return { watch, error, renew, retry }
}
