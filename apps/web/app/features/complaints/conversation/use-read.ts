import type { markComplaintRead } from '@prostuti/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '../../../api/request.ts'
import { forgetLists, type Message } from '../complaint-queries.ts'

/** Tells the server up to where the doctor has read, once somebody looks at the page. */
export function useRead(complaintId: number, messages: readonly Message[], isUnread: boolean): void {
  const client = useQueryClient()
  const last = messages.findLast(({ from }) => from === 'centre')?.id
  useEffect(() => {
    if (!isUnread || last === undefined) return
    const tell = () => {
      if (document.visibilityState === 'hidden') return
      document.removeEventListener('visibilitychange', tell)
      const params = { id: complaintId }
      request<typeof markComplaintRead>('POST', '/api/v3/web/doctor/complaints/:id/read', {
        params,
        body: { message_id: last },
      }).then(
        () => forgetLists(client),
        // Unread it stays, and the next visit tells it again.
        () => {},
      )
    }
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => document.removeEventListener('visibilitychange', tell)
  }, [client, complaintId, last, isUnread])
}
