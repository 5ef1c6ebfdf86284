import { Skeleton } from '@prostuti/ui/skeleton'
import type { CSSProperties } from 'react'
import pageHeadStyles from '../../kit/page/page-head.module.css'
import galleryStyles from './gallery.module.css'

const ratios = [1.5, 0.8, 1.5, 1.5, 1.5, 0.8, 1.5, 0.8]

export function GallerySkeleton() {
  return (
    <div className={`wrap ${galleryStyles.gallery}`} aria-busy="true">
      <div className={pageHeadStyles.pageHead} data-part="page-head">
        <Skeleton width="9rem" />
        <Skeleton width="12rem" height={32} />
        <Skeleton width="min(26rem, 100%)" />
      </div>
      <ul className={galleryStyles.pictures} aria-hidden="true">
        {ratios.map((ratio, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never move
          <li key={at} className="sk" style={{ '--ratio': ratio, aspectRatio: ratio } as CSSProperties} />
        ))}
      </ul>
    </div>
  )
}
