import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from './lectures.module.css'

export function LectureSkeleton() {
  return (
    <div className={styles.lecture} aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <div className={styles.lectureMain}>
        <Skeleton width="70%" />
        <Skeleton className={styles.lectureSkBox} />
        <Skeleton width="45%" />
      </div>
      <div className={styles.lectureBeside}>
        <div className="card pad stack">
          <Skeleton width="50%" />
          <Skeleton width="80%" />
        </div>
      </div>
    </div>
  )
}

export function VideoListSkeleton() {
  return (
    <div className="card" aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      {[0, 1, 2, 3].map((position) => (
        <div key={position} className={styles.vrowSk}>
          <Skeleton width="65%" />
          <Skeleton width="40%" />
          <Skeleton className="" width="100%" height={8} />
        </div>
      ))}
    </div>
  )
}
