import { Skeleton } from '@prostuti/ui/skeleton'

const lines = ['92%', '98%', '86%', '95%', '60%', '90%', '97%', '72%']

export function ContentSkeleton() {
  return (
    <div className="wrap doc" aria-busy="true">
      <div className="page-head">
        <Skeleton width="9rem" />
        <Skeleton width="min(18rem, 70%)" height={32} />
        <Skeleton width="min(32rem, 100%)" />
      </div>
      <div className="doc-grid">
        <div className="doc-aside" />
        <div className="doc-main">
          {lines.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </div>
    </div>
  )
}
