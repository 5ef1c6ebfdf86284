import { useEffect, useState } from 'react'
import type { Watched } from './use-board.ts'

/** The server's time, second by second: an office computer may be minutes off. */
export function useServerNow({ board, receivedAt }: Pick<Watched, 'board' | 'receivedAt'>): number {
  const ahead = board === undefined ? 0 : Date.parse(board.server_time) - receivedAt
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.max(now, receivedAt) + ahead
}
