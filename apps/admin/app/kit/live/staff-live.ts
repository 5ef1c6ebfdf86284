import type { StaffNews } from '@prostuti/contract/staff'
import { useEffect, useRef } from 'react'

type Heard = StaffNews | 'resync'

const listeners = new Set<(news: Heard) => void>()

/** One connection for the whole office, for as long as somebody is signed in. It says what to ask for again. */
export function useStaffLive(): void {
  useEffect(() => {
    const source = new EventSource('/api/v3/admin/live')
    source.onmessage = ({ data }) => {
      const news = JSON.parse(String(data)) as Heard
      for (const listener of listeners) listener(news)
    }
    return () => source.close()
  }, [])
}

/** What somebody else did. After a gap it is `resync`: anything may have happened. */
export function useNews(hear: (news: Heard) => void): void {
  const current = useRef(hear)
  useEffect(() => {
    current.current = hear
  })
  useEffect(() => {
    const listener = (news: Heard) => current.current(news)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}
