import { Skeleton } from '@prostuti/ui/skeleton'

export function VideoSkeleton() {
  return (
    <div className="wrap video-page" aria-busy="true">
      <Skeleton width="9rem" />
      <div className="video-grid">
        <div>
          <Skeleton className="player" />
          <Skeleton width="min(26rem, 90%)" height={30} />
          <Skeleton width="10rem" />
        </div>
      </div>
    </div>
  )
}
