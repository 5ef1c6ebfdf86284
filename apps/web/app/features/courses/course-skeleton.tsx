import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from './courses.module.css'

export function CourseSkeleton() {
  return (
    <div className={`wrap block ${styles.coursePage}`} role="status">
      <span className="sr">{m.state_loading()}</span>
      <Skeleton width="40%" />
      <Skeleton width="60%" height="36px" />
      <Skeleton width="75%" />
      <div className={styles.courseCols}>
        <Skeleton height="320px" />
        <Skeleton height="320px" />
      </div>
    </div>
  )
}
