import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { formatClock } from '@prostuti/text/times'
import { Icon } from '@prostuti/ui/icon'
import { channelIcons } from '@prostuti/ui/icons/common'
import type { AppData } from '../../kit/app-data/use-app-data.ts'
import { useClock } from '../../kit/clock/use-clock.ts'
import { supportWords } from '../../kit/contact/support-words.ts'
import { SmartLink } from '../../kit/page/smart-link.tsx'
import styles from './contact.module.css'

type Channel = AppData['support_channels'][number]

const names = { messenger: m.shell_contact_messenger, whatsapp: m.shell_contact_whatsapp, phone: m.shell_contact_phone }

/** The ways to talk at once. Their hours are in the page; whether they are open is known where it is read. */
export function TalkNow({ channels }: { channels: readonly Channel[] }) {
  const now = useClock(60_000)
  if (channels.length === 0) return null
  return (
    <section className={styles.talkNow} aria-labelledby="talk-now">
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

/** Until the app is there, `wake/say-words.ts` says it. */
function State({ channel: { opens, closes }, now }: { channel: Channel; now: Date | undefined }) {
  const { open = false, words = '\u00a0' } = now ? supportWords({ opens, closes }, now, getLocale()) : {}
  return (
    <em
      data-open={open || undefined}
      data-waits={now ? undefined : true}
      data-clock="support"
      data-times={JSON.stringify({ opens, closes })}
      suppressHydrationWarning
    >
      {words}
    </em>
  )
}
