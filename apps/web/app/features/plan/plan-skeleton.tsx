import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from './plan.module.css'

/** As high as the week that comes, so that nothing jumps. */
export function PlanSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <div className={styles.head}>
        <Skeleton width="60%" height="56px" />
        <Skeleton width="80%" height="25px" />
        <Skeleton className={styles.button} height="48px" />
      </div>
      <div className={`card ${styles.sheet}`}>
        <Skeleton width="128px" height="44px" />
        <Skeleton width="100%" height="76px" />
        <Skeleton width="70%" height="25px" />
        <Skeleton width="100%" height="1040px" />
      </div>
    </div>
  )
}
