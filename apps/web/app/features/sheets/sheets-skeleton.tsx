import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'

/** Books on their way to the shelf. */
export function SheetsSkeleton() {
  return (
    <div className="sheets" aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <div className="shelf">
        {['one', 'two', 'three', 'four'].map((each) => (
          <div key={each} className="card vol-card">
            <Skeleton className="" width="72px" height={96} />
            <div className="vol-text">
              <Skeleton width="40%" />
              <Skeleton width="85%" />
              <Skeleton className="" width="92px" height={28} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
