import type { eventCategories, ResponseOf } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { EventPlate } from '../../../kit/event/event-plate.tsx'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import styles from '../styles/events.module.css'
import { deadlineWords } from './deadline.ts'

type Event = ResponseOf<typeof eventCategories>['events'][number]

export function EventCard({ event, now }: { event: Event; now: Date }) {
  const locale = getLocale()
  const [noPicture, setNoPicture] = useState(event.image === null)
  const { until, left } = deadlineWords(new Date(event.deadline), now, locale)
  return (
    <Link className={`card ${styles.event}`} to={addressOf('/:id/event', { id: event.id })}>
      <div className={styles.eventPic}>
        {noPicture ? (
          <EventPlate id={event.id} />
        ) : (
          <img
            src={event.image ?? ''}
            alt=""
            width={320}
            height={180}
            loading="lazy"
            decoding="async"
            onError={() => setNoPicture(true)}
          />
        )}
      </div>
      <div>
        <h3>
          <Phrase text={event.name} />
        </h3>
        <p className={styles.eventMeta} data-part="event-meta">
          <span>
            <Icon of={calendarClock} size="sm" />
            {until}
          </span>
          {/* A page made before midnight may be read after it. */}
          <b suppressHydrationWarning>{left}</b>
        </p>
        <p className={styles.eventMeta} data-part="event-meta">
          <span>{m.home_event_fee()}</span>
          <b>{event.fee_paisa === 0 ? m.home_event_free() : formatMoney(event.fee_paisa, locale)}</b>
        </p>
      </div>
    </Link>
  )
}

const calendarClock =
  'M16 14v2.2l1.6 1M16 2v3M21 7.338V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h2.338M3 9h5.859M8 2v3M22 16a6 6 0 1 1-12 0 6 6 0 0 1 12 0'
