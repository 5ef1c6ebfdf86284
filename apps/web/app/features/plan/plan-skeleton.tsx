import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from './plan.module.css'

/** As high as the week that comes, so that nothing jumps. */
export function PlanSkeleton() {
  return (
    <div className="stack-lg" aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <Skeleton width="60%" height="44px" />
      <div className={`card pad ${styles.waiting}`}>
        <Skeleton width="100%" height="64px" />
        <Skeleton width="100%" height="480px" />
      </div>
    </div>
  )
}
