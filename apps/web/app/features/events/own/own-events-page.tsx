import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { useNow } from '../../../kit/clock/use-now.ts'
import { eventState } from '../../../kit/event/event-state.ts'
import { type OwnEvent, ownEventsQuery } from '../../../kit/event/own-event-queries.ts'
import { Loaded } from '../../../kit/my-page/loaded.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { MySection } from '../../../kit/my-page/section.tsx'
import { OwnEventRow } from './own-event-row.tsx'
import styles from './own-events.module.css'

export function OwnEventsPage() {
  const query = useQuery(ownEventsQuery)
  return (
    <MyPage title={m.my_events()}>
      <Loaded query={query} errorTitle={m.events_error()}>
        {({ events }) => (events.length === 0 ? <NoEvents /> : <OwnEvents events={events} />)}
      </Loaded>
    </MyPage>
  )
}

function OwnEvents({ events }: { events: readonly OwnEvent[] }) {
  const now = useNow()
  const isPast = ({ event }: OwnEvent) => eventState(event, now) === 'past'
  const parts = [
    { title: m.events_coming(), events: events.filter((each) => !isPast(each)) },
    { title: m.events_past(), events: events.filter(isPast) },
  ]
  return (
    <div className="stack-lg">
      {parts.map(
        (part) =>
          part.events.length > 0 && (
            <MySection key={part.title} title={part.title}>
              <ul className={styles.rows}>
                {part.events.map((own) => (
                  <OwnEventRow key={own.event.id} own={own} now={now} />
                ))}
              </ul>
            </MySection>
          ),
      )}
      <Link className={`btn btn-line ${styles.more}`} to={addressOf('/events')}>
        {m.event_others()}
      </Link>
    </div>
  )
}

const NoEvents = () => (
  <div className="card">
    <EmptyState
      title={m.event_own_none_title()}
      text={m.event_own_none_text()}
      action={
        <Link className="btn btn-brand" to={addressOf('/events')}>
          {m.events_see_coming()}
        </Link>
      }
    />
  </div>
)
