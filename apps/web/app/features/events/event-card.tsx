import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { placeIcon } from '@prostuti/ui/icons/common'
import { dateIcon } from '@prostuti/ui/icons/study'
import { Link } from 'react-router'
import { type EventCardData, eventAddress } from '../../kit/event/event-queries.ts'
import { clockTimes, type EventState, eventState, isLively } from '../../kit/event/event-state.ts'
import { feeWords, hoursWords, placeWords, seatsWords, stateWords } from '../../kit/event/event-words.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { EventCover } from './event-cover.tsx'
import styles from './events.module.css'

type EventCardProps = {
  event: EventCardData
  now: Date | undefined
  /** Whether the list is of past events, which the server knows without a clock. */
  isPast: boolean
  first: boolean
}

/** An event in a list. The whole card is its link. */
export function EventCard({ event, now, isPast, first }: EventCardProps) {
  const locale = getLocale()
  const state: EventState = isPast ? 'past' : eventState(event, now)
  return (
    <article className={`card ${styles.evCard}`} data-state={state} suppressHydrationWarning>
      <div className={styles.evPic}>
        <EventCover event={event} first={first} />
      </div>
      <div className={styles.evBody}>
        <h2>
          <Link to={eventAddress(event.id)}>
            <Phrase text={event.name} />
          </Link>
        </h2>
        {event.summary && (
          <p className={styles.evSummary}>
            <Phrase text={event.summary} />
          </p>
        )}
        <ul className={styles.evLines}>
          <li>
            <Icon of={dateIcon} size="sm" />
            <span>
              {formatDate(new Date(event.starts_at), locale, 'full')},{' '}
              <span className="nb">{hoursWords(event, locale)}</span>
            </span>
          </li>
          <li>
            <Icon of={placeIcon} size="sm" />
            <span>
              <Phrase text={placeWords(event, locale)} />
            </span>
          </li>
        </ul>
        <p className={styles.evFoot}>
          <span>
            <span className="sr">{m.event_fee()} </span>
            <b>{feeWords(event, locale)}</b>
          </span>
          <StateChip event={event} state={state} />
        </p>
        {state === 'open' && (
          <p className={styles.evUntil}>
            {m.event_until({ date: formatDate(new Date(event.deadline), locale, 'short') })}
          </p>
        )}
      </div>
    </article>
  )
}

/** Until the app is there, `wake/say-events.ts` says it: a page is kept, and read after the event has begun. */
function StateChip({ event, state }: { event: EventCardData; state: EventState }) {
  return (
    <span
      className={isLively(state) ? 'chip chip-brand' : 'chip'}
      data-clock="event"
      data-times={clockTimes(event)}
      suppressHydrationWarning
    >
      {state === 'open' ? seatsWords(event, getLocale()) : stateWords(state, getLocale())}
    </span>
  )
}
