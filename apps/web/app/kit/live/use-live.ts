import type { LiveKind, LiveMessage } from '@prostuti/contract'
import { useEffect, useRef } from 'react'
import { onLive } from './live-news.ts'

/**
 * Calls back when something of these kinds has changed while the page is open, and with `'resync'` whenever something may
 * have changed unheard: then everything that is shown is asked for again. The frame of /my keeps the connection.
 */
export function useLive(kinds: LiveKind | readonly LiveKind[], onNews: (message: LiveMessage) => void): void {
  const latest = useRef({ kinds, onNews })
  useEffect(() => {
    latest.current = { kinds, onNews }
  })
  useEffect(
    () =>
      onLive((message) => {
        const { kinds: wanted, onNews: tell } = latest.current
        if (message === 'resync' || [wanted].flat().includes(message.kind)) tell(message)
      }),
    [],
  )
}
