import { useQuery } from '@tanstack/react-query'
import { usePersonal } from '../live/use-personal.ts'
import { type Unread, unreadQuery } from './notice-queries.ts'

const nothing: Unread = { notices: 0, complaints: 0 }

/** How much is new, for the badges; nothing as long as it is not known. */
export function useUnread(): Unread {
  const enabled = usePersonal()
  const { data } = useQuery({ ...unreadQuery, enabled })
  return data ?? nothing
}
