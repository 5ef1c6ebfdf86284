import { formatWhen } from '@prostuti/text/dates'
import {
  shell_contact_closed_now,
  shell_contact_closed_opens,
  shell_contact_heading,
  shell_contact_hint,
  shell_contact_hours,
  shell_contact_messenger,
  shell_contact_open_now,
  shell_contact_phone,
  shell_contact_whatsapp,
  shell_contact_widget,
} from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { supportState } from '@prostuti/text/support-hours'
import { formatClock } from '@prostuti/text/times'
import { Icon } from '@prostuti/ui/icon'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AppData } from '../features/app-data/use-app-data.ts'
import { SmartLink } from './smart-link.tsx'

type Channel = AppData['support_channels'][number]

const names = { messenger: shell_contact_messenger, whatsapp: shell_contact_whatsapp, phone: shell_contact_phone }

export default function ContactCard({ channels }: { channels: Channel[] }) {
  const card = useRef<HTMLDivElement>(null)
  const now = useMinute()
  // As it appears, not a moment later: by then it may have been closed, and the focus given back.
  useLayoutEffect(() => card.current?.focus(), [])

  return (
    <div ref={card} className="talk-card" role="dialog" aria-label={shell_contact_widget()} tabIndex={-1}>
      <div className="talk-head">
        <b>{shell_contact_heading()}</b>
        <span className="meta">{shell_contact_hint()}</span>
      </div>
      {channels.map((channel) => (
        <SmartLink key={channel.kind} to={channel.link}>
          <i className="talk-pic">
            <Icon name={channel.kind} />
          </i>
          <span>
            <b>{names[channel.kind]()}</b>
            <Hours channel={channel} now={now} />
          </span>
          <Icon name="chevron-right" />
        </SmartLink>
      ))}
    </div>
  )
}

function Hours({ channel, now }: { channel: Channel; now: Date }) {
  const locale = getLocale()
  const { open, opensAt } = supportState(channel, now)
  const hours = shell_contact_hours({
    from: formatClock(channel.opens, locale),
    to: formatClock(channel.closes, locale),
  })
  if (open) {
    return (
      <em>
        {hours} · {shell_contact_open_now()}
      </em>
    )
  }
  return (
    <em className="shut">
      {opensAt ? shell_contact_closed_opens({ when: formatWhen(opensAt, now, locale) }) : shell_contact_closed_now()}
    </em>
  )
}

/** A card left open still tells the truth when the hour passes. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
