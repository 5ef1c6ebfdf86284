import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'

const lines = ['90%', '75%', '82%', '60%']

/** The shape of a page about one exam. */
export function ExamSkeleton() {
  return (
    <div className="stack-lg" aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <div>
        <Skeleton width="70%" height="24px" />
        <Skeleton width="45%" />
      </div>
      <div className="card pad">
        <Skeleton width="50%" height="20px" />
        <Skeleton width="80%" />
        <Skeleton className="" height={48} />
      </div>
      <div className="card pad">
        {lines.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  )
}
