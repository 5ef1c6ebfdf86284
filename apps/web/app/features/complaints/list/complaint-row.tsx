import { formatRelativeDay, formatTime } from '@prostuti/text/dates'
import { daysUntil } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { categoryIcons } from '../category-icons.ts'
import type { ComplaintCard } from '../complaint-queries.ts'
import { categoryNames } from '../complaint-words.ts'
import { StateChip } from '../state-chip.tsx'
import styles from '../styles/complaints.module.css'

export function ComplaintRow({ complaint, now }: { complaint: ComplaintCard; now: Date }) {
  const { id, category, subject, state, unread, last_message: last } = complaint
  const at = new Date(last.created_at)
  const locale = getLocale()
  const when = daysUntil(at, now) === 0 ? formatTime(at, locale) : formatRelativeDay(at, now, locale)
  const text = last.text || m.complaint_file_count({ count: formatNumber(last.files, locale) })
  return (
    <Link
      className={styles.sayRow}
      data-is={unread > 0 ? 'unread' : undefined}
      to={addressOf('/my/complain-box/:complainId', { complainId: id })}
    >
      <span className={styles.sayKind}>
        <Icon of={categoryIcons[category]} />
      </span>
      <span className={styles.sayTop}>
        <small>{categoryNames[category]()}</small>
        <time dateTime={last.created_at} className="num">
          {when}
        </time>
      </span>
      <b className={styles.saySubject}>
        <Phrase text={subject} />
      </b>
      <span className={styles.sayLast}>
        <span>{last.from === 'doctor' ? m.complaint_you() : m.complaint_answer()}: </span>
        {text}
      </span>
      <span className={styles.sayFoot}>
        <StateChip state={state} />
        {unread > 0 && (
          <span className={`${styles.sayUnread} num`}>
            {m.complaint_unread({ count: formatNumber(unread, locale) })}
          </span>
        )}
      </span>
    </Link>
  )
}
