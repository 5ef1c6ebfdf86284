import type { listComplaints, ResponseOf, readComplaint } from '@prostuti/contract'
import type { QueryClient } from '@tanstack/react-query'
import { get } from '../../api/get.ts'

export type ComplaintCard = ResponseOf<typeof listComplaints>['complaints'][number]
export type Category = ComplaintCard['category']
type Conversation = ResponseOf<typeof readComplaint>
export type Complaint = Conversation['complaint']
export type Message = Conversation['messages'][number]
export type ComplaintFile = Message['files'][number]

const path = '/api/v3/web/doctor/complaints'

/** Always asked anew: an answer may have come since. A longer list keeps showing the shorter one until it is there. */
export const complaintsQuery = (count: number) => ({
  ...get<typeof listComplaints>(path, { 'per-page': count }),
  staleTime: 0,
  placeholderData: (previous: ResponseOf<typeof listComplaints> | undefined) => previous,
})

export const complaintQuery = (id: number | string) => ({
  ...get<typeof readComplaint>(`${path}/:id`, {}, { id }),
  staleTime: 0,
})

export const earlierQuery = (id: number, before: number) => get<typeof readComplaint>(`${path}/:id`, { before }, { id })

/** The list and the counts beside the menu: after something was read, sent or closed. */
export function forgetLists(client: QueryClient): void {
  const stale = (address: string) => address === '/api/v3/web/doctor/unread' || address.split('?')[0] === path
  void client.invalidateQueries({ predicate: ({ queryKey }) => stale(String(queryKey[0])) })
}
