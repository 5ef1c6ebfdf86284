import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'

/** As high as what comes, so that nothing jumps. */
export function ResultSkeleton() {
  return (
    <div className="res" aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <div className="card res-verdict full">
        <div className="res-top is-coming">
          <Skeleton width="70%" />
          <Skeleton width="55%" />
          <Skeleton className="" width="180px" height={60} />
          <Skeleton width="60%" />
        </div>
        <div className="res-counts">
          {['right', 'wrong', 'blank'].map((name) => (
            <div key={name}>
              <Skeleton width="48px" />
              <Skeleton width="64px" />
            </div>
          ))}
        </div>
      </div>
      {['place', 'sum'].map((name) => (
        <div key={name}>
          <Skeleton width="60%" />
          <div className="card pad res-coming">
            <Skeleton className="" height={190} />
            <Skeleton width="70%" />
            <Skeleton width="85%" />
          </div>
        </div>
      ))}
    </div>
  )
}
