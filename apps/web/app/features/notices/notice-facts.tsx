import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { timeAgo } from '../../kit/clock/time-ago.ts'
import type { NoticeHead } from '../../kit/notices/notice-queries.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from './notices.module.css'

type Facts = Pick<NoticeHead, 'audience' | 'place' | 'is_pinned' | 'published_at'>

/** When it was put up, and for whom. */
export function NoticeFacts({ notice, now }: { notice: Facts; now: Date }) {
  const { audience, place, is_pinned, published_at } = notice
  const at = new Date(published_at)
  return (
    <span className={styles.noticeFacts}>
      {is_pinned && <span className="chip chip-brand">{m.notice_pinned()}</span>}
      <time dateTime={published_at}>{timeAgo(at, now, getLocale())}</time>
      <span>{place ? <Phrase text={place} /> : audience === 'doctor' ? m.notice_for_you() : m.notice_for_all()}</span>
    </span>
  )
}
