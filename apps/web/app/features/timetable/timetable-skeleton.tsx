import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from './timetable.module.css'

const rows = ['a', 'b', 'c', 'd', 'e']

/** The shape of a timetable: progress, filters, and the first rows. */
export function TimetableSkeleton() {
  return (
    <div className="stack-lg" aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <div className={`card pad ${styles.tbProgress}`} data-part="tb-progress">
        <Skeleton width="50%" />
        <Skeleton className="" height={72} />
      </div>
      <div className={styles.tbWaitFilters}>
        {rows.slice(0, 3).map((position) => (
          <Skeleton key={position} className="" width="88px" height={44} />
        ))}
      </div>
      {rows.map((position) => (
        <div key={position} className="card pad">
          <Skeleton width="30%" />
          <Skeleton width="80%" />
          <Skeleton width="55%" />
        </div>
      ))}
    </div>
  )
}
