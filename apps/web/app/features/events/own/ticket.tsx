import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { renderSVG } from 'uqr'
import type { EventCardData } from '../../../kit/event/event-queries.ts'
import { hoursWords, placeWords } from '../../../kit/event/event-words.ts'
import type { OwnEvent } from '../../../kit/event/own-event-queries.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import styles from './ticket.module.css'

type TicketProps = { event: EventCardData; ticket: NonNullable<OwnEvent['ticket']> }

/** The ticket as it is shown at the door or printed: dark on white in either theme, so that it can be scanned. */
export function Ticket({ event, ticket: { code, holder } }: TicketProps) {
  const locale = getLocale()
  const shown = `${code.slice(0, 5)}-${code.slice(5)}`
  const facts = [
    [m.event_ticket_holder(), holder],
    [m.event_date(), formatDate(new Date(event.starts_at), locale, 'full')],
    [m.event_time(), hoursWords(event, locale)],
    [m.event_place(), event.branch ? `${event.branch.name}, ${event.branch.address}` : placeWords(event, locale)],
  ] as const
  return (
    <article className={styles.ticket} aria-labelledby="ticket">
      <header>
        <p>{m.event_ticket_head()}</p>
        <h2 id="ticket">
          <Phrase text={event.name} />
        </h2>
      </header>
      <div className={styles.body}>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Phrase text={value} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.code}>
          <span
            role="img"
            aria-label={m.event_ticket_qr()}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from ten letters and digits of our own
            dangerouslySetInnerHTML={{ __html: renderSVG(code, { border: 1, ecc: 'M' }) }}
          />
          <b lang="en">{shown}</b>
        </div>
      </div>
    </article>
  )
}
