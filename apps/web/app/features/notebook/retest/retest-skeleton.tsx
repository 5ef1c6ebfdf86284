import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import styles from '../styles/retest.module.css'

const options = ['a', 'b', 'c', 'd']

/** The shape of a question with its options. */
export function RetestSkeleton() {
  return (
    <div className={`card pad stack ${styles.soon}`} aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <Skeleton width="45%" />
      <Skeleton width="95%" />
      <Skeleton width="70%" />
      {options.map((option) => (
        <Skeleton key={option} className="" height={52} />
      ))}
    </div>
  )
}
