import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import '@prostuti/ui/styles/filters.css'
import reviewStyles from './styles/review.module.css'

const options = ['a', 'b', 'c', 'd']

/** The shape of a review: filters, and the first questions. */
export function ReviewSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <div className={reviewStyles.rvFilters}>
        <div className={reviewStyles.rvShow}>
          <div className="filters">
            {options.map((name) => (
              <Skeleton key={name} className="" width="88px" height={44} />
            ))}
          </div>
        </div>
      </div>
      <Skeleton className={reviewStyles.rvComing} height={52} />
      <div className={reviewStyles.rvList}>
        {['first', 'second'].map((name) => (
          <div key={name} className={`card ${reviewStyles.rvSoon} stack`}>
            <Skeleton width="45%" />
            <Skeleton width="95%" />
            {options.map((option) => (
              <Skeleton key={option} className="" height={52} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
