import * as m from '@prostuti/text/messages'
import { addressOf } from '../../kit/address/address-of.ts'
import styles from '../../kit/course/dashboard.module.css'
import type { DashboardFacts } from '../../kit/course/dashboard-query.ts'
import { More, When, waitWords } from '../../kit/course/next-row.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'

type EventRowProps = { event: DashboardFacts['events'][number]; now: Date }

/** An event of the doctor's among what comes; the ticket has the way in. */
export function EventRow({ event, now }: EventRowProps) {
  return (
    <article className={`card pad ${styles.nextRow}`}>
      <When startsAt={new Date(event.starts_at)} now={now} />
      <div>
        <p className="meta">
          {m.dashboard_kind_event()} · {event.place ?? m.dashboard_event_online()}
        </p>
        <h3>
          <Phrase text={event.title} />
        </h3>
        <p className={styles.nextFoot}>
          <span className="chip chip-brand">{waitWords(event, now)}</span>
          <More to={addressOf('/my/events/:id', { id: event.id })}>{m.dashboard_event_ticket()}</More>
        </p>
      </div>
    </article>
  )
}
