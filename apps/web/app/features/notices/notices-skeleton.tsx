import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from './notices.module.css'

const rows = ['first', 'second', 'third', 'fourth']

export function NoticesSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <ul className={`card ${styles.noticeRows}`}>
        {rows.map((row) => (
          <li key={row} className={styles.noticeBone}>
            <Skeleton width="70%" />
            <Skeleton width="95%" />
            <Skeleton width="40%" />
          </li>
        ))}
      </ul>
    </div>
  )
}
