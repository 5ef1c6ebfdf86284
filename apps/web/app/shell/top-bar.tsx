import { displayPhone } from '@prostuti/text/display-phone'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { formatClock } from '@prostuti/text/times'
import { Icon } from '@prostuti/ui/icon'
import { phoneIcon } from '@prostuti/ui/icons/common'
import type { AppData } from '../kit/app-data/use-app-data.ts'
import { SocialLinks } from './social-links.tsx'
import styles from './styles/header.module.css'

export function TopBar({ app }: { app: AppData }) {
  const locale = getLocale()
  const hours = app.support_channels.find(({ kind }) => kind === 'phone')
  return (
    <section className={styles.topbar} data-part="site" aria-label={m.shell_top_bar()}>
      <div className="wrap">
        {app.phone && (
          <a href={`tel:${app.phone}`}>
            <Icon of={phoneIcon} size="sm" />
            {displayPhone(app.phone, locale)}
          </a>
        )}
        {app.phone && hours && (
          <span className={styles.topbarNote}>
            {m.shell_daily_hours({ from: formatClock(hours.opens, locale), to: formatClock(hours.closes, locale) })}
          </span>
        )}
        {/* Mail has its place in the footer and with the contacts; up here the thumb meets two or three big targets. */}
        <SocialLinks links={app.footer_social_links.filter(({ kind }) => kind !== 'email')} />
      </div>
    </section>
  )
}
