import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { useClock } from '../../kit/clock/use-clock.ts'
import { calendarAddress, type EventData, registerAddress } from '../../kit/event/event-queries.ts'
import { type EventState, eventState } from '../../kit/event/event-state.ts'
import { feeWords, momentWords, seatsWords, stateWords } from '../../kit/event/event-words.ts'
import { CountDown } from './count-down.tsx'
import { EventIcon } from './event-icon.tsx'
import styles from './register-card.module.css'
import { ShareButton } from './share-button.tsx'

/** What it costs, until when one can register, and the way there; or in words why not. */
export function RegisterCard({ event }: { event: EventData }) {
  const locale = getLocale()
  const now = useClock(1000)
  const state = eventState(event, now)
  return (
    <aside className={`card ${styles.evRegister}`} aria-label={m.event_register()}>
      <p className={styles.evPrice}>
        <span>{m.event_fee()}</span>
        <b>{feeWords(event, locale)}</b>
      </p>
      <p>
        <span className={state === 'open' || state === 'running' ? 'chip chip-brand' : 'chip'}>
          {stateWords(state, locale)}
        </span>
      </p>
      {state === 'open' && (
        <dl className="toc">
          <div>
            <dt>{m.event_seats()}</dt>
            <dd>{seatsWords(event, locale)}</dd>
          </div>
        </dl>
      )}
      <p className={styles.evDeadline}>
        <span>{m.event_deadline()}</span>
        <b>
          <time dateTime={event.deadline}>{momentWords(event.deadline, locale)}</time>
        </b>
      </p>
      {state === 'open' ? (
        <>
          <CountDown until={new Date(event.deadline)} now={now} />
          <Link className="btn btn-go btn-full" to={registerAddress(event.id)}>
            {m.event_register()}
          </Link>
        </>
      ) : (
        <>
          {reasons[state] && <p className="muted">{reasons[state]()}</p>}
          <Link className="btn btn-line btn-full" to={addressOf('/events')}>
            {m.event_others()}
          </Link>
        </>
      )}
      <div className={styles.evMore}>
        {state !== 'past' && (
          <a className="btn btn-quiet btn-sm" href={calendarAddress(event.id, locale)}>
            <EventIcon name="event-date" />
            {m.event_calendar()}
          </a>
        )}
        <ShareButton title={event.name} alive={now !== undefined} />
      </div>
    </aside>
  )
}

const reasons: Partial<Record<EventState, () => string>> = {
  full: m.event_full_text,
  closed: m.event_closed_text,
  running: m.event_closed_text,
  past: m.event_past_text,
}
