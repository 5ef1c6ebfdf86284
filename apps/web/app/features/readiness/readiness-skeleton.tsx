import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from './readiness.module.css'

/** As high as the next step, a trend and a forecast, so that little jumps. */
export function ReadinessSkeleton() {
  return (
    <div className={styles.readiness} aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <Skeleton className={styles.stepComing} />
      {['standing', 'forecast'].map((part) => (
        <section key={part}>
          <Skeleton width="40%" height="24px" />
          <div className={`card pad ${styles.part}`}>
            <Skeleton width="50%" />
            <Skeleton width="90%" />
            <Skeleton className="" width="100%" height={200} />
          </div>
        </section>
      ))}
    </div>
  )
}
