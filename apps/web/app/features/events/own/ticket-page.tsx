import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isNotThere } from '../../../api/api-error.ts'
import { addressOf } from '../../../kit/address/address-of.ts'
import { useServerClock } from '../../../kit/clock/use-server-clock.ts'
import { eventAddress } from '../../../kit/event/event-queries.ts'
import { type OwnEvent, ownEventQuery } from '../../../kit/event/own-event-queries.ts'
import { useLive } from '../../../kit/live/use-live.ts'
import { Loaded } from '../../../kit/my-page/loaded.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { JoinCard } from './join-card.tsx'
import styles from './ticket.module.css'
import { Ticket } from './ticket.tsx'
import { TicketWays } from './ticket-ways.tsx'

export function TicketPage({ id }: { id: string }) {
  const query = useQuery(ownEventQuery(id))
  const name = query.data?.event.name
  usePageTitle(name)
  useLive('payment', () => void query.refetch())
  return (
    <MyPage
      title={name ? <Phrase text={name} /> : m.event_ticket_title()}
      back={{ to: addressOf('/my/events'), label: m.event_own_all() }}
    >
      {query.data === undefined && isNotThere(query.error) ? (
        <NoTicket to={addressOf('/my/events')} action={m.event_own_all()} />
      ) : (
        <Loaded query={query} errorTitle={m.event_error()}>
          {({ server_time, ...own }) => <Own own={own} serverTime={server_time} heardAt={query.dataUpdatedAt} />}
        </Loaded>
      )}
    </MyPage>
  )
}

function Own({ own, serverTime, heardAt }: { own: OwnEvent; serverTime: string; heardAt: number }) {
  // It can be joined by the server's clock, whatever the phone's says.
  const now = useServerClock(serverTime, heardAt, 1000)
  const { event, ticket } = own
  if (ticket === null) return <NoTicket to={eventAddress(event.id)} action={m.event_ticket_to_event()} />
  return (
    <div className={styles.page}>
      {/* Who comes now comes to join; the ticket is for another day. */}
      {event.mode === 'online' && <JoinCard own={own} now={now} />}
      <div>
        <Ticket event={event} ticket={ticket} />
        <TicketWays own={own} now={now} />
      </div>
    </div>
  )
}

function NoTicket({ to, action }: { to: string; action: string }) {
  return (
    <div className="card">
      <EmptyState
        title={m.event_ticket_none_title()}
        text={m.event_ticket_none_text()}
        action={
          <Link className="btn btn-line" to={to}>
            {action}
          </Link>
        }
      />
    </div>
  )
}
