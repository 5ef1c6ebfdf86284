import { useEffect, useState } from 'react'

/**
 * Scans one after the other: a scanner is quicker than a network, and what is scanned while the last one is asked about is neither lost
 * nor judged by what lay there before.
 */
export function useScans(isBusy: boolean, take: (code: string) => void) {
  const [waiting, setWaiting] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another scan, or the end of the one before it, is a reason
  useEffect(() => {
    const [next, ...rest] = waiting
    if (next === undefined || isBusy) return
    setWaiting(rest)
    take(next)
  }, [waiting, isBusy])
  return {
    scan: (code: string) => setWaiting((before) => [...before, code]),
    /** After a stop: whoever went on scanning had not heard it yet. */
    forget: () => setWaiting([]),
  }
}
