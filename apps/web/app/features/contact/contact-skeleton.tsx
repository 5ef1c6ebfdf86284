import { Skeleton } from '@prostuti/ui/skeleton'

export function ContactSkeleton() {
  return (
    <div className="wrap contact-page" aria-busy="true">
      <div className="page-head">
        <Skeleton width="9rem" />
        <Skeleton width="12rem" height={32} />
        <Skeleton width="min(30rem, 100%)" />
      </div>
      <div className="branches">
        <Skeleton className="branch-wait" />
        <Skeleton className="branch-wait" />
        <Skeleton className="branch-wait" />
      </div>
    </div>
  )
}
