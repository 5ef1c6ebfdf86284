import * as m from '@prostuti/text/messages'
import { SectionHead } from '@prostuti/ui/section-head'
import { useParams } from 'react-router'
import { type EventData, eventQuery } from '../../kit/event/event-queries.ts'
import { LoadedPage } from '../../kit/page/loaded-page.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { RichText } from '../../kit/rich-text/rich-text.tsx'
import { EventCover } from './event-cover.tsx'
import { eventCrumbs } from './event-crumbs.ts'
import { EventFacts } from './event-facts.tsx'
import styles from './events.module.css'
import { EventSkeleton } from './events-skeleton.tsx'
import { RegisterCard } from './register-card.tsx'

export function EventPage() {
  const { id } = useParams()
  return (
    <LoadedPage
      query={eventQuery(id)}
      skeleton={<EventSkeleton />}
      errorTitle={m.event_error()}
      title={({ event }) => event.name}
    >
      {({ event }) => <EventDetails event={event} />}
    </LoadedPage>
  )
}

function EventDetails({ event }: { event: EventData }) {
  return (
    <div className={`wrap ${styles.evPage}`}>
      <PageHead
        crumbs={eventCrumbs(event)}
        title={<Phrase text={event.name} />}
        lead={event.summary && <Phrase text={event.summary} />}
      />
      <div className={styles.evCols}>
        <div className={styles.evMain}>
          <div className={styles.evCover}>
            <EventCover event={event} first />
          </div>
          <EventFacts event={event} />
        </div>
        <RegisterCard event={event} />
        {event.about.length > 0 && (
          <section aria-labelledby="event-about">
            <SectionHead id="event-about" title={m.event_about()} />
            <RichText value={event.about} />
          </section>
        )}
      </div>
    </div>
  )
}
