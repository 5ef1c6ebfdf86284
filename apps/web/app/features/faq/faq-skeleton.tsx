import { Skeleton } from '@prostuti/ui/skeleton'
import pageHeadStyles from '../../kit/page/page-head.module.css'
import faqStyles from './faq.module.css'

const rows = ['82%', '70%', '88%', '64%', '76%', '58%']

export function FaqListSkeleton() {
  return (
    <div className={faqStyles.faqWait} aria-busy="true">
      {rows.map((width) => (
        <div key={width}>
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  )
}

export function FaqSkeleton() {
  return (
    <div className="wrap" aria-busy="true">
      <div className={pageHeadStyles.pageHead} data-part="page-head">
        <Skeleton width="12rem" />
        <Skeleton width="min(32rem, 90%)" height={32} />
      </div>
      {rows.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
