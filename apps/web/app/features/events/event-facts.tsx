import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'
import type { EventData } from '../../kit/event/event-queries.ts'
import { hoursWords } from '../../kit/event/event-words.ts'
import { SmartLink } from '../../kit/page/smart-link.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { EventIcon, type EventIconName } from './event-icon.tsx'
import styles from './events.module.css'

/** When and where. */
export function EventFacts({ event }: { event: EventData }) {
  const locale = getLocale()
  const { branch } = event
  return (
    <dl className={`card ${styles.evFacts}`}>
      <Fact icon="event-date" label={m.event_date()}>
        <b>{formatDate(new Date(event.starts_at), locale, 'full')}</b>
      </Fact>
      <Fact icon="event-clock" label={m.event_time()}>
        <b>{hoursWords(event, locale)}</b>
      </Fact>
      <Fact icon="event-place" label={m.event_place()}>
        <b>{branch ? <Phrase text={branch.name} /> : m.event_online()}</b>
        <span>{branch ? <Phrase text={branch.address} /> : m.event_online_text()}</span>
        {branch?.map_url && (
          <SmartLink className="link" to={branch.map_url}>
            {m.event_map()}
          </SmartLink>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ icon, label, children }: { icon: EventIconName; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <EventIcon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
