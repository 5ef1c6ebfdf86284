import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from './sheets.module.css'

/** Books on their way to the shelf. */
export function SheetsSkeleton() {
  return (
    <div className={styles.sheets} aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <div className={styles.shelf}>
        {['one', 'two', 'three', 'four'].map((each) => (
          <div key={each} className={`card ${styles.volCard}`}>
            <Skeleton className="" width="72px" height={96} />
            <div className={styles.volText}>
              <Skeleton width="40%" />
              <Skeleton width="85%" />
              <Skeleton className="" width="92px" height={28} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
