import * as m from '@prostuti/text/messages'
import { Link, useSearchParams } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { useClock } from '../../kit/clock/use-clock.ts'
import { type EventCardData, eventsPerPage, eventsQuery } from '../../kit/event/event-queries.ts'
import { LoadedPage } from '../../kit/page/loaded-page.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Pager } from '../../kit/page/pager.tsx'
import { EventCard } from './event-card.tsx'
import styles from './events.module.css'
import { type EventsView, eventsAddress, readEventsView } from './events-address.ts'
import { EventsSkeleton } from './events-skeleton.tsx'
import { NoEvents } from './no-events.tsx'
import '@prostuti/ui/styles/filters.css'

/** Events to come, or the past ones: two addresses of one page. */
export function EventsPage() {
  const view = readEventsView(useSearchParams()[0])
  const title = view.when === 'past' ? m.events_past_title() : m.events_title()
  return (
    <div className="wrap">
      <PageHead
        crumbs={[
          { title: m.page_home(), path: '/' },
          { title: m.events_title(), path: addressOf('/events') },
        ]}
        title={title}
        lead={view.when === 'coming' && m.events_text()}
      />
      <WhenLinks view={view} />
      <LoadedPage
        query={eventsQuery(view.when, view.page)}
        skeleton={<EventsSkeleton />}
        errorTitle={m.events_error()}
        title={() => title}
      >
        {({ events, total }) => (
          <div className={styles.evList}>
            {events.length === 0 ? <NoEvents when={view.when} /> : <Cards events={events} view={view} />}
            <Pager
              page={view.page}
              perPage={eventsPerPage}
              total={total}
              pageAddress={(page) => eventsAddress({ when: view.when, page })}
            />
          </div>
        )}
      </LoadedPage>
    </div>
  )
}

function WhenLinks({ view }: { view: EventsView }) {
  return (
    <nav className={`filters ${styles.evWhen}`} aria-label={m.events_when()}>
      <Link to={eventsAddress({ when: 'coming' })} aria-current={view.when === 'coming' ? 'true' : undefined}>
        {m.events_coming()}
      </Link>
      <Link to={eventsAddress({ when: 'past' })} aria-current={view.when === 'past' ? 'true' : undefined}>
        {m.events_past()}
      </Link>
    </nav>
  )
}

function Cards({ events, view }: { events: readonly EventCardData[]; view: EventsView }) {
  const now = useClock(60_000)
  return (
    <div className={styles.evGrid}>
      {events.map((event, position) => (
        <EventCard key={event.id} event={event} now={now} isPast={view.when === 'past'} first={position === 0} />
      ))}
    </div>
  )
}
