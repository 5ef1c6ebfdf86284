import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from '../../kit/checkout/checkout.module.css'

/** The shape of the checkout, in the sizes it will have. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.co} aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <Skeleton className={styles.coHold} />
      <div className={styles.coCols} data-part="co-cols">
        <aside>
          <div className={`card pad ${styles.coSum}`}>
            <Skeleton width="50%" />
            <Skeleton width="90%" height={22} />
            <Skeleton width="70%" />
            <Skeleton height={26} />
            <Skeleton height={26} />
            <Skeleton height={26} />
          </div>
        </aside>
        <div className={styles.coMain} data-part="co-main">
          {[1, 2].map((step) => (
            <div key={step} className={`${styles.coStep} stack`}>
              <Skeleton width="40%" height={22} />
              <Skeleton className="" height={80} />
              <Skeleton className="" height={80} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
