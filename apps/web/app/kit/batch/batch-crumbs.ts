import * as m from '@prostuti/text/messages'
import { addressOf } from '../address/address-of.ts'
import type { Crumb } from '../page/page-tags.ts'
import type { Batch, BatchPlace } from './batch-queries.ts'

/** The way to the list of batches, or to the list of one place. */
export function listCrumbs(place?: Pick<BatchPlace, 'slug' | 'title'>): Crumb[] {
  const all = { title: m.batches_crumb(), path: addressOf('/batches') }
  return [
    { title: m.page_home(), path: '/' },
    all,
    ...(place ? [{ title: place.title, path: addressOf('/:slug/batches', { slug: place.slug }) }] : []),
  ]
}

type ListedBatch = Pick<Batch, 'id' | 'title' | 'category' | 'course'>

/** Whether a slug before `/batches/{id}` is where that batch stands: its category or its course. */
export const isPlaceOf = ({ category, course }: Pick<ListedBatch, 'category' | 'course'>, slug: string): boolean =>
  slug === category.slug || slug === course.slug

export const batchCrumbs = (batch: ListedBatch): Crumb[] => [
  ...listCrumbs(batch.category),
  { title: batch.title, path: addressOf('/batch-details/:available_batch_id', { available_batch_id: batch.id }) },
]

export const enrolCrumbs = (batch: Batch): Crumb[] => [
  ...batchCrumbs(batch),
  { title: m.batch_enrol_title(), path: addressOf('/batch-details/:batch_id/enroll', { batch_id: batch.id }) },
]
