import * as m from '@prostuti/text/messages'
import { TicketPage } from '../../../features/events/own/ticket-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.event_ticket_title

export default function MyEvent({ params: { id } }: MyPageProps<'id'>) {
  return <TicketPage key={id} id={id} />
}
