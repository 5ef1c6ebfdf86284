import { Skeleton } from '@prostuti/ui/skeleton'
import pageHeadStyles from '../../kit/page/page-head.module.css'
import contactStyles from './contact.module.css'

export function ContactSkeleton() {
  return (
    <div className="wrap" aria-busy="true">
      <div className={pageHeadStyles.pageHead} data-part="page-head">
        <Skeleton width="9rem" />
        <Skeleton width="12rem" height={32} />
        <Skeleton width="min(30rem, 100%)" />
      </div>
      <div className={contactStyles.branches}>
        <Skeleton className={contactStyles.branchWait} />
        <Skeleton className={contactStyles.branchWait} />
        <Skeleton className={contactStyles.branchWait} />
      </div>
    </div>
  )
}
