import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'

export function CourseSkeleton() {
  return (
    <div className="wrap block course-page" role="status">
      <span className="sr">{m.state_loading()}</span>
      <Skeleton width="40%" />
      <Skeleton width="60%" height="36px" />
      <Skeleton width="75%" />
      <div className="course-cols">
        <Skeleton height="320px" />
        <Skeleton height="320px" />
      </div>
    </div>
  )
}
