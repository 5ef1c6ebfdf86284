import * as m from '@prostuti/text/messages'
import { type ReactNode, useState } from 'react'
import { SectionData } from '../sections/section-data.tsx'
import { eventsQuery } from '../sections/section-queries.ts'
import styles from '../styles/events.module.css'
import { EventCard } from './event-card.tsx'

export function Events({ skeleton }: { skeleton: ReactNode }) {
  // One "now" for the whole row.
  const [now] = useState(() => new Date())
  return (
    <SectionData
      query={eventsQuery}
      skeleton={skeleton}
      errorTitle={m.home_events_error()}
      isEmpty={({ events }) => events.length === 0}
      emptyText={m.home_events_empty()}
    >
      {({ events }) => (
        <div className={styles.rail}>
          {events.map((event) => (
            <EventCard key={event.id} event={event} now={now} />
          ))}
        </div>
      )}
    </SectionData>
  )
}
