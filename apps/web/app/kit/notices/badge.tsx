import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import styles from './badge.module.css'

const most = 99

/** How many are new: a small number for the eye, a few words for a screen reader. Nothing when there are none. */
export function Badge({ count }: { count: number }) {
  if (count === 0) return null
  const locale = getLocale()
  const n = count > most ? m.notice_many({ n: formatNumber(most, locale) }) : formatNumber(count, locale)
  return (
    <b className={styles.badge} data-part="badge">
      <span aria-hidden="true">{n}</span>
      <span className="sr"> {m.notice_new_count({ n })}</span>
    </b>
  )
}
