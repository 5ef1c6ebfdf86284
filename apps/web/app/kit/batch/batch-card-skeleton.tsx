import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from './batch-card.module.css'

/** The grey shapes of cards on their way, each as tall as most cards are. */
export function BatchCardSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.batchGrid} aria-busy="true">
      <p className="sr">{m.state_loading()}</p>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have nothing else to be told apart by
        <div key={index} className={`card ${styles.batchCard}`} data-part="batch-card" aria-hidden="true">
          <div className={styles.batchPic} />
          <div className={styles.batchBody}>
            <Skeleton width="55%" />
            <Skeleton width="90%" height={18} />
            <Skeleton width="60%" height={18} />
            <Skeleton width="70%" />
            <Skeleton width="65%" />
            <div className={styles.batchFoot}>
              <Skeleton width={96} height={24} />
              <Skeleton width={110} height={24} />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
