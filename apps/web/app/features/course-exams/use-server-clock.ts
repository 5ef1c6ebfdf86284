import { useCallback } from 'react'

/** The server's clock, as far as this device can tell: a wrong phone clock changes no countdown. */
export function useServerClock(serverTime: string | undefined, gotAt: number): () => number {
  return useCallback(
    () => (serverTime === undefined ? Date.now() : Date.parse(serverTime) + Date.now() - gotAt),
    [serverTime, gotAt],
  )
}
