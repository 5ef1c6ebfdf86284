import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'

export function ExamListSkeleton() {
  return (
    <div className="ex-grid ex-waiting" role="status">
      <span className="sr">{m.state_loading()}</span>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="card ex-card" aria-hidden="true">
          <div className="ex-main">
            <Skeleton width="88px" height="28px" className="" />
            <Skeleton width="80%" height="22px" />
            <Skeleton width="95%" />
            <Skeleton width="70%" />
            <Skeleton width="60%" />
          </div>
          <div className="ex-side">
            <Skeleton width="72px" height="36px" />
            <Skeleton width="112px" height="44px" className="" />
          </div>
        </div>
      ))}
    </div>
  )
}
