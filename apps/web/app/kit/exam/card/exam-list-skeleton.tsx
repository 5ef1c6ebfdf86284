import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from './exam-list.module.css'

export function ExamListSkeleton() {
  return (
    <div className={`${styles.exGrid} ${styles.exWaiting}`} role="status">
      <span className="sr">{m.state_loading()}</span>
      {[1, 2, 3, 4].map((position) => (
        <div key={position} className={`card ${styles.exCard}`} data-part="ex-card" aria-hidden="true">
          <div className={styles.exMain}>
            <Skeleton width="88px" height="28px" className="" />
            <Skeleton width="80%" height="22px" />
            <Skeleton width="95%" />
            <Skeleton width="70%" />
            <Skeleton width="60%" />
          </div>
          <div className={styles.exSide}>
            <Skeleton width="72px" height="36px" />
            <Skeleton width="112px" height="44px" className="" />
          </div>
        </div>
      ))}
    </div>
  )
}
