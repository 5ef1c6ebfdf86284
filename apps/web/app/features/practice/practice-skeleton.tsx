import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'

const rows = ['source', 'subjects', 'types', 'size', 'mode']

/** As high as what is chosen by. */
export function PracticeSkeleton() {
  return (
    <div className="card pad stack-lg" aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      {rows.map((row) => (
        <div key={row} className="stack">
          <Skeleton width="35%" />
          <Skeleton width="90%" height="44px" />
        </div>
      ))}
      <Skeleton height="52px" />
    </div>
  )
}
