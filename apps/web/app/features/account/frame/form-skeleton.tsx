import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import '@prostuti/ui/styles/form.css'

/** Until the page has come alive and knows how far the reader has come. */
export function FormSkeleton() {
  return (
    <div className="form" aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <Skeleton className="" height={60} />
      <Skeleton width="70%" />
      <Skeleton className="" height={48} />
    </div>
  )
}
