import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from '../styles/overview.module.css'

/** As high as the card with the button, and the pictures below it, so that nothing jumps. */
export function OverviewSkeleton() {
  return (
    <div className="stack-lg" aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <div className={`card pad stack ${styles.coming}`}>
        <Skeleton width="40%" />
        <Skeleton className="" width="55%" height={36} />
        <Skeleton className="" height={48} />
      </div>
      <div className={styles.columns}>
        <div className="card pad">
          <Skeleton width="50%" />
          <Skeleton className="" height={200} />
        </div>
        <div className="card pad">
          <Skeleton width="50%" />
          <Skeleton className="" height={90} />
        </div>
      </div>
    </div>
  )
}
