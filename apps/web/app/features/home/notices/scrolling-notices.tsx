import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { playIcon } from '@prostuti/ui/icons/common'
import { noticeIcon, pauseIcon } from '@prostuti/ui/icons/home'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SmartLink } from '../../../kit/page/smart-link.tsx'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import styles from '../styles/notices.module.css'
import { noticesQuery } from './notices-query.ts'

type Notice = { id: number; title: string; link: string | null }

/** Runs by CSS alone, so it runs before and without our scripts; only the pause button needs them. */
export function ScrollingNotices() {
  const notices = useQuery(noticesQuery).data?.notices ?? []
  const [paused, setPaused] = useState(false)
  if (notices.length === 0) return null
  const reachable = notices.some((notice) => notice.link)
  return (
    <section className={styles.notice} aria-label={m.home_notices_label()} data-paused={paused || undefined}>
      <b aria-hidden="true">
        <Icon of={noticeIcon} />
        {m.home_notices_label()}
      </b>
      {/* A row without links must still be scrollable by keyboard when motion is reduced. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only tidies up after a link inside lost the focus */}
      <div className={styles.noticeRun} tabIndex={reachable ? undefined : 0} onBlur={toStart}>
        <div className={styles.noticeTrack}>
          <NoticeRow notices={notices} />
          <NoticeRow notices={notices} copy />
        </div>
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label={m.home_notices_pause()}
        aria-pressed={paused}
        onClick={() => setPaused(!paused)}
      >
        <Icon of={paused ? playIcon : pauseIcon} />
      </button>
    </section>
  )
}

/** The copy fills the gap behind the last notice. It can be clicked, but is neither read out nor reached by keyboard. */
function NoticeRow({ notices, copy }: { notices: readonly Notice[]; copy?: boolean }) {
  return (
    <ul aria-hidden={copy}>
      {notices.map(({ id, title, link }) => (
        <li key={id}>
          {link ? (
            <SmartLink to={link} tabIndex={copy ? -1 : undefined}>
              <Phrase text={title} />
            </SmartLink>
          ) : (
            <span>
              <Phrase text={title} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A keyboard may have scrolled the row to a focused notice; the run starts from its beginning again. */
function toStart({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.scrollLeft = 0
}
