import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import '../styles/batch-page.css'

export function BatchSkeleton() {
  return (
    <div className="batch-page" aria-busy="true">
      <p className="sr">{m.state_loading()}</p>
      <div className="cover" />
      <div className="wrap">
        <div className="batch-title">
          <Skeleton width="50%" />
          <Skeleton width="85%" height={34} />
          <Skeleton width="70%" />
        </div>
        <div className="card keyfacts">
          {['start', 'length', 'lectures', 'exams'].map((fact) => (
            <div key={fact}>
              <Skeleton width={64} />
              <Skeleton width="70%" />
              <Skeleton width="50%" />
            </div>
          ))}
        </div>
        <div className="cols">
          <aside>
            <div className="card pad price-card">
              <Skeleton width="45%" height={40} />
              <Skeleton width="70%" />
              <Skeleton />
              <Skeleton />
            </div>
          </aside>
          <div className="cols-main">
            <Skeleton height={88} />
            <Skeleton height={88} />
          </div>
        </div>
      </div>
    </div>
  )
}
