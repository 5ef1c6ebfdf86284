import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from './results.module.css'

const rows = ['one', 'two', 'three', 'four', 'five', 'six']

/** As high as the buttons and the picture that come, so that nothing jumps. */
export function ResultsSkeleton() {
  return (
    <div className="stack-lg" aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <Skeleton className="" width="80%" height={44} />
      <section>
        <Skeleton width="40%" height="24px" />
        <div className={`card pad ${styles.picture}`}>
          <Skeleton width="70%" />
          <Skeleton width="90%" />
        </div>
      </section>
      <div className="card pad">
        {rows.map((row) => (
          <Skeleton key={row} height="56px" />
        ))}
      </div>
    </div>
  )
}
