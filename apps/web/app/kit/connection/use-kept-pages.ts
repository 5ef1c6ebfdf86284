import { useEffect } from 'react'

/**
 * Pages whose data is on this device open without a network, too, however their reader came to them: the worker sees only those
 * that were opened by their address, and fetches the others when it is told.
 */
export function useKeptPages(isKept: boolean, ...addresses: string[]): void {
  const keep = addresses.join(' ')
  useEffect(() => {
    if (!isKept || !('serviceWorker' in navigator)) return
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: keep.split(' ') }))
  }, [isKept, keep])
}
