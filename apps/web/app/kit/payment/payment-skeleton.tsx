import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from './styles/payment.module.css'

export function PaymentSkeleton() {
  return (
    <div className={styles.pay} aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <div className={`${styles.payHead} ${styles.paySkHead}`}>
        <div className={`sk ${styles.seal} ${styles.paySkSeal}`} aria-hidden="true" />
        <Skeleton width="70%" height={24} />
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </div>
      <div className="card pad stack">
        {[0, 1, 2, 3].map((position) => (
          <Skeleton key={position} className="" height={54} />
        ))}
      </div>
    </div>
  )
}
