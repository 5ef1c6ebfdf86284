import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'

export function EventsSkeleton() {
  return (
    <div className="ev-grid ev-list" role="status">
      <span className="sr">{m.state_loading()}</span>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="card ev-card" aria-hidden="true">
          <Skeleton className="ev-pic" />
          <div className="ev-body">
            <Skeleton width="85%" />
            <Skeleton width="95%" />
            <Skeleton width="60%" />
            <Skeleton width="50%" />
          </div>
        </div>
      ))}
    </div>
  )
}

export function EventSkeleton() {
  return (
    <div className="wrap block" role="status">
      <span className="sr">{m.state_loading()}</span>
      <Skeleton width="50%" />
      <Skeleton width="80%" height="36px" />
      <Skeleton className="ev-cover" />
      <Skeleton />
      <Skeleton width="70%" />
    </div>
  )
}
