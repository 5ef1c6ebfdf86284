import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon, type IconShape } from '@prostuti/ui/icon'
import { placeIcon } from '@prostuti/ui/icons/common'
import { clockIcon, dateIcon } from '@prostuti/ui/icons/study'
import type { ReactNode } from 'react'
import type { EventData } from '../../kit/event/event-queries.ts'
import { hoursWords } from '../../kit/event/event-words.ts'
import { SmartLink } from '../../kit/page/smart-link.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from './events.module.css'

/** When and where. */
export function EventFacts({ event }: { event: EventData }) {
  const locale = getLocale()
  const { branch } = event
  return (
    <dl className={`card ${styles.evFacts}`}>
      <Fact icon={dateIcon} label={m.event_date()}>
        <b>{formatDate(new Date(event.starts_at), locale, 'full')}</b>
      </Fact>
      <Fact icon={clockIcon} label={m.event_time()}>
        <b>{hoursWords(event, locale)}</b>
      </Fact>
      <Fact icon={placeIcon} label={m.event_place()}>
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

function Fact({ icon, label, children }: { icon: IconShape; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon of={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
