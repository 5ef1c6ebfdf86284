import * as m from '@prostuti/text/messages'
import { addressOf } from '../../kit/address/address-of.ts'
import type { Crumb } from '../../kit/page/page-tags.ts'
import type { ScheduledBatch } from '../../kit/schedule/schedule-queries.ts'

/** The way to a page below a batch. */
export const scheduleCrumbs = ({ id, title, category }: ScheduledBatch, page: Crumb): Crumb[] => [
  { title: m.page_home(), path: '/' },
  { title: category.title, path: addressOf('/:slug/batches', { slug: category.slug }) },
  { title, path: addressOf('/batch-details/:available_batch_id', { available_batch_id: id }) },
  page,
]
