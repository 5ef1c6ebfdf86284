import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import type { NoticeHead } from '../../kit/notices/notice-queries.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { NoticeFacts } from './notice-facts.tsx'

type NoticeRowsProps = {
  notices: readonly NoticeHead[]
  now: Date
  /** Those that came while the page was open. */
  arrived: ReadonlySet<number>
}

export function NoticeRows({ notices, now, arrived }: NoticeRowsProps) {
  return (
    <ul className="card notice-rows">
      {notices.map((notice) => (
        <li key={notice.id} className={arrived.has(notice.id) ? 'has-arrived' : undefined}>
          <Link
            to={addressOf('/my/notices/:id', { id: notice.id })}
            className={notice.is_unread ? 'is-new' : undefined}
          >
            <i className="notice-mark" aria-hidden="true" />
            <span className="notice-text">
              <span className="notice-title">
                {notice.is_unread && <span className="sr">{m.notice_new()}: </span>}
                <Phrase text={notice.title} />
              </span>
              <span className="notice-summary">{notice.summary}</span>
              <NoticeFacts notice={notice} now={now} />
            </span>
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
