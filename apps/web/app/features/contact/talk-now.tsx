import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { supportState } from '@prostuti/text/support-hours'
import { formatClock } from '@prostuti/text/times'
import { Icon } from '@prostuti/ui/icon'
import { channelIcons } from '@prostuti/ui/icons/common'
import type { AppData } from '../../kit/app-data/use-app-data.ts'
import { useClock } from '../../kit/clock/use-clock.ts'
import { SmartLink } from '../../kit/page/smart-link.tsx'
import styles from './contact.module.css'

type Channel = AppData['support_channels'][number]

const names = { messenger: m.shell_contact_messenger, whatsapp: m.shell_contact_whatsapp, phone: m.shell_contact_phone }

/** The ways to talk at once. Their hours are in the page; whether they are open is known where it is read. */
export function TalkNow({ channels }: { channels: readonly Channel[] }) {
  const now = useClock(60_000)
  if (channels.length === 0) return null
  return (
    <section className={styles.talkNow} aria-labelledby="talk-now" data-clock="">
      <h2 id="talk-now" className="sr">
        {m.contact_talk_title()}
      </h2>
      <ul>
        {channels.map((channel) => (
          <li key={channel.kind}>
            <SmartLink className="card" to={channel.link}>
              <Icon of={channelIcons[channel.kind]} size="lg" />
              <span>
                <b>{names[channel.kind]()}</b>
                <span className={styles.talkNowHours}>{hoursOf(channel)}</span>
                <State channel={channel} now={now} />
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function hoursOf({ kind, link, opens, closes }: Channel): string {
  const locale = getLocale()
  const hours = m.shell_contact_hours({ from: formatClock(opens, locale), to: formatClock(closes, locale) })
  const number = kind === 'phone' && link.startsWith('tel:') ? displayPhone(link.slice(4), locale) : undefined
  return number ? `${number} · ${hours}` : hours
}

function State({ channel, now }: { channel: Channel; now: Date | undefined }) {
  if (!now) return <em aria-hidden="true">&nbsp;</em>
  const { open, opensAt } = supportState(channel, now)
  if (open) return <em data-open>{m.shell_contact_open_now()}</em>
  return (
    <em>
      {opensAt
        ? m.shell_contact_closed_opens({ when: formatWhen(opensAt, now, getLocale()) })
        : m.shell_contact_closed_now()}
    </em>
  )
}
