import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from './events.module.css'

export function EventsSkeleton() {
  return (
    <div className={`${styles.evGrid} ${styles.evList}`} role="status">
      <span className="sr">{m.state_loading()}</span>
      {[1, 2, 3, 4, 5, 6].map((position) => (
        <div key={position} className={`card ${styles.evCard}`} aria-hidden="true">
          <Skeleton className={styles.evPic} />
          <div className={styles.evBody}>
            <Skeleton width="85%" />
            <Skeleton width="95%" />
            <Skeleton width="60%" />
            <Skeleton width="50%" />
          </div>
        </div>
      ))}
    </div>
  )
}

export function EventSkeleton() {
  return (
    <div className="wrap block" role="status">
      <span className="sr">{m.state_loading()}</span>
      <Skeleton width="50%" />
      <Skeleton width="80%" height="36px" />
      <Skeleton className={styles.evCover} />
      <Skeleton />
      <Skeleton width="70%" />
    </div>
  )
}
