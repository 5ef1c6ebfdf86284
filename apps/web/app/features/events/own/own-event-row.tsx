import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { registerAddress } from '../../../kit/event/event-queries.ts'
import { eventState } from '../../../kit/event/event-state.ts'
import { hoursWords, placeWords } from '../../../kit/event/event-words.ts'
import type { OwnEvent } from '../../../kit/event/own-event-queries.ts'
import { joiningState, type OwnEventState, ownEventState } from '../../../kit/event/own-event-state.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { EventCover } from '../event-cover.tsx'
import { ownWords } from '../own-words.ts'
import styles from './own-events.module.css'

/** One of the doctor's events; the whole row leads to the ticket, or to where it is paid. */
export function OwnEventRow({ own, now }: { own: OwnEvent; now: Date }) {
  const locale = getLocale()
  const { event } = own
  const state = ownEventState(own, now)
  const to = state === 'registered' ? addressOf('/my/events/:id', { id: event.id }) : registerAddress(event.id)
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.pic}>
        <EventCover event={event} />
      </div>
      <div>
        <h3>
          <Link to={to}>
            <Phrase text={event.name} />
          </Link>
        </h3>
        <p className="meta dotted">
          <span>{formatDate(new Date(event.starts_at), locale)}</span>
          <span>{hoursWords(event, locale)}</span>
          <span>
            <Phrase text={placeWords(event, locale)} />
          </span>
        </p>
        <Chip own={own} state={state} now={now} />
      </div>
    </li>
  )
}

function Chip({ own, state, now }: { own: OwnEvent; state: OwnEventState; now: Date }) {
  if (state === 'none' || eventState(own.event, now) === 'past') return null
  if (state === 'registered' && joiningState(own, now) === 'open')
    return <span className="chip chip-brand">{m.event_own_open()}</span>
  const tone = { registered: 'chip-ok', held: 'chip-brand', unpaid: 'chip-line', waiting: 'chip-line' }[state]
  return <span className={`chip ${tone}`}>{ownWords(state, own)}</span>
}
