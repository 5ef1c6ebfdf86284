import type { readPresence, sayPresence } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { get, post } from '../../../api/call.ts'
import { useNews } from '../../../kit/live/staff-live.ts'
import styles from './composer.module.css'

const path = '/api/v3/admin/presence'

/** Where those are who write in a conversation, as against those who read it. */
const writingAt = (of: string): string => `${of.replace('/api/v3/admin/', '')}/writing`

/** Says to colleagues that somebody writes here, for as long as they do. */
export function useSayTyping(of: string, isTyping: boolean): void {
  const place = writingAt(of)
  useEffect(() => {
    if (!isTyping) return
    const say = (isOpen: boolean) => post<typeof sayPresence>(path, { place, is_open: isOpen }).catch(() => undefined)
    void say(true)
    return () => void say(false)
  }, [place, isTyping])
}

/** Who else is writing in it. */
export function TypingNow({ of }: { of: string }) {
  const client = useQueryClient()
  const place = writingAt(of)
  const query = get<typeof readPresence>(path, { query: { place } })
  const { data } = useQuery(query)
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'presence' && news.place === place))
      void client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined)
  })
  const names = data?.others.map(({ name }) => name) ?? []
  return (
    <p role="status" className={styles.typing}>
      {names.length > 0 &&
        m.office_inbox_typing({ names: new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(names) })}
    </p>
  )
}
