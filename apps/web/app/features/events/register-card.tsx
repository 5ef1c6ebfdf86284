import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { dateIcon } from '@prostuti/ui/icons/study'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { useClock } from '../../kit/clock/use-clock.ts'
import { calendarAddress, type EventData, registerAddress } from '../../kit/event/event-queries.ts'
import { clockTimes, type EventState, eventState, isLively } from '../../kit/event/event-state.ts'
import { feeWords, momentWords, seatsWords, stateWords } from '../../kit/event/event-words.ts'
import { type OwnEventState, ownEventState } from '../../kit/event/own-event-state.ts'
import { CountDown } from './count-down.tsx'
import { nextMoment } from './next-moment.ts'
import { ownWords } from './own-words.ts'
import styles from './register-card.module.css'
import { ShareButton } from './share-button.tsx'
import { useOwnEvent } from './use-own-event.ts'

/**
 * What it costs, until when one can register, and the way there; or in words why not. For who has begun or is in, the same
 * places say so, so that nothing moves when that becomes known.
 */
export function RegisterCard({ event }: { event: EventData }) {
  const locale = getLocale()
  const now = useClock(1000)
  const own = useOwnEvent(event.id)
  const state = eventState(event, now)
  const mine = own && now ? ownStateNow(ownEventState(own, now), state) : 'none'
  const next = nextMoment(event, mine)
  const hasAccent = mine !== 'none' || isLively(state)
  return (
    <aside className={`card ${styles.evRegister}`} aria-label={m.event_register()}>
      <p className={styles.evPrice}>
        <span>{m.event_fee()}</span>
        <b>{feeWords(event, locale)}</b>
      </p>
      <p role="status">
        <span
          className={hasAccent ? 'chip chip-brand' : 'chip'}
          data-clock="registration"
          data-state={state}
          data-times={clockTimes(event)}
        >
          {own && mine !== 'none' ? ownWords(mine, own) : stateWords(state, locale)}
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
        <span>{next.label}</span>
        <b>
          <time dateTime={next.at}>{momentWords(next.at, locale)}</time>
        </b>
      </p>
      {state === 'open' ? (
        <>
          <CountDown until={new Date(next.at)} now={now} />
          <WayOn eventId={event.id} mine={mine} />
        </>
      ) : (
        <>
          {reasons[state] && <p className="muted">{mine === 'registered' ? m.event_own_text() : reasons[state]()}</p>}
          {mine === 'none' ? (
            <Link className="btn btn-line btn-full" to={addressOf('/events')}>
              {m.event_others()}
            </Link>
          ) : (
            <WayOn eventId={event.id} mine={mine} />
          )}
        </>
      )}
      <div className={styles.evMore}>
        {state !== 'past' && (
          <a className="btn btn-quiet btn-sm" href={calendarAddress(event.id, locale)}>
            <Icon of={dateIcon} />
            {m.event_calendar()}
          </a>
        )}
        <ShareButton title={event.name} />
      </div>
    </aside>
  )
}

/** A seat that was let go can be had again only while others can have it too. */
const ownStateNow = (mine: OwnEventState, state: EventState): OwnEventState =>
  mine === 'unpaid' && state !== 'open' ? 'none' : mine

function WayOn({ eventId, mine }: { eventId: number; mine: OwnEventState }) {
  const words = {
    registered: m.event_own_ticket,
    held: m.event_own_pay,
    unpaid: m.event_own_pay,
    waiting: m.event_own_payment,
    none: m.event_register,
  }
  const to = mine === 'registered' ? addressOf('/my/events/:id', { id: eventId }) : registerAddress(eventId)
  return (
    <Link className="btn btn-go btn-full" to={to}>
      {words[mine]()}
    </Link>
  )
}

const reasons: Partial<Record<EventState, () => string>> = {
  full: m.event_full_text,
  closed: m.event_closed_text,
  running: m.event_closed_text,
  past: m.event_past_text,
}
