import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../kit/live/use-live.ts'
import { unreadQuery } from '../../kit/notices/notice-queries.ts'

/** One for the whole frame: the badges move when something comes or is read elsewhere. */
export function UnreadWatch(): null {
  const client = useQueryClient()
  useLive(['notice', 'complaint'], () => void client.invalidateQueries(unreadQuery))
  return null
}
