import { Skeleton } from '@prostuti/ui/skeleton'
import styles from './videos.module.css'

export function VideoSkeleton() {
  return (
    <div className={`wrap ${styles.videoPage}`} aria-busy="true">
      <Skeleton width="9rem" />
      <div className={styles.videoGrid}>
        <div>
          <Skeleton className={styles.player} />
          <Skeleton width="min(26rem, 90%)" height={30} />
          <Skeleton width="10rem" />
        </div>
      </div>
    </div>
  )
}
