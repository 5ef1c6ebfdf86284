import { useEffect } from 'react'
import { beginWatching } from '../../api/last-input.ts'

/** Whoever watches how an exam goes is there, though they touch nothing. */
export function useWatching(isGoing: boolean): void {
  useEffect(() => (isGoing ? beginWatching() : undefined), [isGoing])
}
