import type { ResponseOf, readComplaint } from '@prostuti/contract'
import type { QueryClient } from '@tanstack/react-query'
import { complaintQuery, forgetLists, type Message } from '../complaint-queries.ts'
import { joined } from './joined.ts'

type Answer = ResponseOf<typeof readComplaint>

/** What the server has taken stands in the conversation at once; it is the centre's turn then. */
export function cacheSent(client: QueryClient, complaintId: number, message: Message): void {
  client.setQueryData<Answer>(complaintQuery(complaintId).queryKey, (before) =>
    before === undefined
      ? undefined
      : {
          ...before,
          complaint: { ...before.complaint, state: 'open' },
          messages: joined(before.messages, [message]),
        },
  )
  forgetLists(client)
}
