import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from '../styles/batch-page.module.css'

export function BatchSkeleton() {
  return (
    <div className={styles.batchPage} aria-busy="true">
      <p className="sr">{m.state_loading()}</p>
      <div className={styles.cover} />
      <div className="wrap">
        <div className={styles.batchTitle}>
          <Skeleton width="50%" />
          <Skeleton width="85%" height={34} />
          <Skeleton width="70%" />
        </div>
        <div className={`card ${styles.keyfacts}`}>
          {['start', 'length', 'lectures', 'exams'].map((fact) => (
            <div key={fact}>
              <Skeleton width={64} />
              <Skeleton width="70%" />
              <Skeleton width="50%" />
            </div>
          ))}
        </div>
        <div className={styles.cols}>
          <aside>
            <div className={`card pad ${styles.priceCard}`}>
              <Skeleton width="45%" height={40} />
              <Skeleton width="70%" />
              <Skeleton />
              <Skeleton />
            </div>
          </aside>
          <div className={styles.colsMain}>
            <Skeleton height={88} />
            <Skeleton height={88} />
          </div>
        </div>
      </div>
    </div>
  )
}
