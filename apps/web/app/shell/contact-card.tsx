import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { formatClock } from '@prostuti/text/times'
import { Icon } from '@prostuti/ui/icon'
import { channelIcons, chevronRightIcon } from '@prostuti/ui/icons/common'
import { useLayoutEffect, useRef } from 'react'
import type { AppData } from '../kit/app-data/use-app-data.ts'
import { useClock } from '../kit/clock/use-clock.ts'
import { supportWords } from '../kit/contact/support-words.ts'
import { SmartLink } from '../kit/page/smart-link.tsx'
import styles from './styles/contact.module.css'

type Channel = AppData['support_channels'][number]

const names = { messenger: m.shell_contact_messenger, whatsapp: m.shell_contact_whatsapp, phone: m.shell_contact_phone }

export default function ContactCard({ channels }: { channels: Channel[] }) {
  const card = useRef<HTMLDivElement>(null)
  // A card left open still tells the truth when the hour passes.
  const now = useClock(60_000)
  // As it appears, not a moment later: by then it may have been closed, and the focus given back.
  useLayoutEffect(() => card.current?.focus(), [])

  return (
    <div ref={card} className={styles.talkCard} role="dialog" aria-label={m.shell_contact_widget()} tabIndex={-1}>
      <div className={styles.talkHead}>
        <b>{m.shell_contact_heading()}</b>
        <span className="meta">{m.shell_contact_hint()}</span>
      </div>
      {channels.map((channel) => (
        <SmartLink key={channel.kind} to={channel.link}>
          <i className={styles.talkPic}>
            <Icon of={channelIcons[channel.kind]} />
          </i>
          <span>
            <b>{names[channel.kind]()}</b>
            {now && <Hours channel={channel} now={now} />}
          </span>
          <Icon of={chevronRightIcon} />
        </SmartLink>
      ))}
    </div>
  )
}

function Hours({ channel, now }: { channel: Channel; now: Date }) {
  const locale = getLocale()
  const { open, words } = supportWords(channel, now, locale)
  if (!open) return <em className={styles.shut}>{words}</em>
  const hours = m.shell_contact_hours({
    from: formatClock(channel.opens, locale),
    to: formatClock(channel.closes, locale),
  })
  return (
    <em>
      {hours} · {words}
    </em>
  )
}
