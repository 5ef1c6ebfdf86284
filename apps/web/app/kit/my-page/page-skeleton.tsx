import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'

/** The shape of one of the doctor's pages while it is on its way. */
export function PageSkeleton({ cards = 2 }: { cards?: number }) {
  return (
    <div className="stack-lg" aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      {Array.from({ length: cards }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={position} className="card pad stack">
          <Skeleton width="40%" />
          <Skeleton width="90%" />
          <Skeleton width="75%" />
          <Skeleton className="" width="160px" height={48} />
        </div>
      ))}
    </div>
  )
}
