import type { readNotice } from '@prostuti/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '../../api/request.ts'
import { cacheRead, type Notice, noticeQuery } from '../../kit/notices/notice-queries.ts'
import { useStaffView } from '../../kit/session/use-staff-view.ts'

/** A notice on the screen counts as opened, once. Staff who look at the site as the doctor open nothing in their name. */
export function useOpened(notice: Notice | undefined): void {
  const client = useQueryClient()
  const staff = useStaffView()
  const id = notice?.is_unread && !staff ? notice.id : undefined
  useEffect(() => {
    if (id === undefined) return
    request<typeof readNotice>('POST', '/api/v3/web/doctor/notices/:id/read', { params: { id } }).then(
      (left) => {
        cacheRead(client, left, id)
        client.setQueryData(
          noticeQuery(String(id)).queryKey,
          (cached) => cached && { notice: { ...cached.notice, is_unread: false } },
        )
      },
      // It stays new, and is tried again when it is opened again.
      () => {},
    )
  }, [client, id])
}
