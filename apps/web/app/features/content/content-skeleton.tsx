import { Skeleton } from '@prostuti/ui/skeleton'
import pageHeadStyles from '../../kit/page/page-head.module.css'
import contentStyles from './content.module.css'

const lines = ['92%', '98%', '86%', '95%', '60%', '90%', '97%', '72%']

export function ContentSkeleton() {
  return (
    <div className={`wrap ${contentStyles.doc}`} aria-busy="true">
      <div className={pageHeadStyles.pageHead} data-part="page-head">
        <Skeleton width="9rem" />
        <Skeleton width="min(18rem, 70%)" height={32} />
        <Skeleton width="min(32rem, 100%)" />
      </div>
      <div className={contentStyles.docGrid}>
        <div className={contentStyles.docAside} />
        <div className={contentStyles.docMain}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </div>
    </div>
  )
}
