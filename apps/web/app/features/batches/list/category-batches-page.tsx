import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import { useParams } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { BatchCardSkeletons } from '../../../kit/batch/batch-card-skeleton.tsx'
import { listCrumbs } from '../../../kit/batch/batch-crumbs.ts'
import { type BatchPlace, placeQuery } from '../../../kit/batch/batch-queries.ts'
import { LoadedPage } from '../../../kit/page/loaded-page.tsx'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import type { BatchFilters } from '../filters/batch-filters.ts'
import styles from '../styles/batch-list.module.css'
import { BatchList } from './batch-list.tsx'
import { ListHead } from './list-head.tsx'

/** What a place decides about its list. */
export const fixedBy = ({ kind, slug }: Pick<BatchPlace, 'kind' | 'slug'>): BatchFilters =>
  kind === 'category' ? { category: slug } : { course: slug }

/** The batches of one category, or of one course. */
export function CategoryBatchesPage() {
  const { slug = '' } = useParams()
  return (
    <LoadedPage
      query={placeQuery(slug)}
      skeleton={<PlaceSkeleton />}
      errorTitle={m.batches_error()}
      title={({ place }) => m.batches_title_of({ place: place.title })}
    >
      {({ place }) => (
        <div className="wrap">
          <ListHead
            crumbs={listCrumbs(place)}
            title={<Phrase text={m.batches_title_of({ place: place.title })} />}
            text={place.subtitle ? <Phrase text={place.subtitle} /> : m.batches_text()}
            forYou={addressOf('/:slug/batch-for-you', { slug: place.slug })}
          />
          <BatchList key={place.slug} fixed={fixedBy(place)} place={place} />
        </div>
      )}
    </LoadedPage>
  )
}

function PlaceSkeleton() {
  return (
    <div className="wrap">
      <div className={styles.batchHead}>
        <Skeleton width="40%" />
        <Skeleton width="60%" height={32} />
        <Skeleton width="70%" />
      </div>
      <BatchCardSkeletons count={6} />
    </div>
  )
}
