import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from '../../kit/exam/rules/before.module.css'

/** The page before the exam in grey: the same for everybody, so the server can send it. */
export function RoomSkeleton() {
  return (
    <div className={`wrap ${styles.before}`} aria-busy="true">
      <h1 className="sr">{m.room_title()}</h1>
      <p className="sr" role="status">
        {m.room_loading()}
      </p>
      <div className={styles.beforeHead}>
        <Skeleton width={140} />
        <Skeleton width="80%" height={32} className="" />
        <Skeleton width="60%" />
      </div>
      <div className={styles.beforeMain}>
        <Skeleton height={92} className="" />
        <div>
          <Skeleton width={90} height={24} className="" />
          <Skeleton width="95%" />
          <Skeleton width="88%" />
          <Skeleton width="92%" />
          <Skeleton width="70%" />
        </div>
        <Skeleton height={180} className="" />
      </div>
      <div className={`card ${styles.beforeStart}`} data-part="before-start">
        <Skeleton width="60%" />
        <Skeleton height={48} className="" />
      </div>
    </div>
  )
}
