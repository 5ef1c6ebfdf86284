import type { notice, notices, ResponseOf, unread } from '@prostuti/contract'
import type { QueryClient } from '@tanstack/react-query'
import { get } from '../../api/get.ts'

export type NoticeList = ResponseOf<typeof notices>
export type NoticeHead = NoticeList['notices'][number]
export type Notice = ResponseOf<typeof notice>['notice']
export type Unread = ResponseOf<typeof unread>

const path = '/api/v3/web/doctor/notices'

/** Asked anew whenever the page is opened; what was there shows meanwhile. */
export const noticesQuery = ({ page, onlyNew }: { page: number; onlyNew: boolean }) => ({
  ...get<typeof notices>(path, { page, only: onlyNew ? 'unread' : undefined }),
  staleTime: 0,
})

export const noticeQuery = (id: string) => get<typeof notice>(`${path}/:id`, {}, { id })

export const unreadQuery = get<typeof unread>('/api/v3/web/doctor/unread')

const isList = (key: readonly unknown[]) => String(key[0]).split('?')[0] === path

export const renewNotices = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isList(queryKey) })

/** One notice, or all, is no longer new: said by every list that is in memory, and by the badges. */
export function cacheRead(client: QueryClient, left: Unread, id?: number): void {
  client.setQueryData(unreadQuery.queryKey, left)
  client.setQueriesData<NoticeList>(
    { predicate: ({ queryKey }) => isList(queryKey) },
    (list) => list && { ...list, notices: list.notices.map((each) => asRead(each, id)) },
  )
}

const asRead = (each: NoticeHead, id: number | undefined): NoticeHead =>
  id === undefined || each.id === id ? { ...each, is_unread: false } : each
