import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { chevronRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import type { NoticeHead } from '../../kit/notices/notice-queries.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { NoticeFacts } from './notice-facts.tsx'
import styles from './notices.module.css'

type NoticeRowsProps = {
  notices: readonly NoticeHead[]
  now: Date
  /** Those that came while the page was open. */
  arrived: ReadonlySet<number>
}

export function NoticeRows({ notices, now, arrived }: NoticeRowsProps) {
  return (
    <ul className={`card ${styles.noticeRows}`}>
      {notices.map((notice) => (
        <li key={notice.id} className={arrived.has(notice.id) ? styles.hasArrived : undefined}>
          <Link to={addressOf('/my/notices/:id', { id: notice.id })} data-is={notice.is_unread ? 'new' : undefined}>
            <i className={styles.noticeMark} aria-hidden="true" />
            <span className={styles.noticeText}>
              <span className={styles.noticeTitle}>
                {notice.is_unread && <span className="sr">{m.notice_new()}: </span>}
                <Phrase text={notice.title} />
              </span>
              <span className={styles.noticeSummary}>{notice.summary}</span>
              <NoticeFacts notice={notice} now={now} />
            </span>
            <Icon of={chevronRightIcon} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
