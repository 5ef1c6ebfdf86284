import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from './styles/result.module.css'

/** As high as what comes, so that nothing jumps. */
export function ResultSkeleton() {
  return (
    <div className={styles.res} aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <div className={`card ${styles.resVerdict} ${styles.full}`}>
        <div className={styles.resTop} data-is="coming">
          <Skeleton width="70%" />
          <Skeleton width="55%" />
          <Skeleton className="" width="180px" height={60} />
          <Skeleton width="60%" />
        </div>
        <div className={styles.resNumbers}>
          <div className={styles.resOf}>
            <Skeleton width="96px" />
          </div>
          <div className={styles.resCounts} data-part="res-counts">
            {['right', 'wrong', 'blank'].map((name) => (
              <div key={name}>
                <Skeleton width="48px" />
                <Skeleton width="64px" />
              </div>
            ))}
          </div>
        </div>
      </div>
      {['rank', 'sum'].map((name) => (
        <div key={name}>
          <Skeleton width="60%" />
          <div className={`card pad ${styles.resComing}`}>
            <Skeleton className="" height={190} />
            <Skeleton width="70%" />
            <Skeleton width="85%" />
          </div>
        </div>
      ))}
    </div>
  )
}
