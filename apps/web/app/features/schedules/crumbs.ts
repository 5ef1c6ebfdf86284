import * as m from '@prostuti/text/messages'
import type { Crumb } from '../../kit/page/page-tags.ts'
import type { ScheduledBatch } from '../../kit/schedule/schedule-queries.ts'

/** The way to a page below a batch. */
export const scheduleCrumbs = ({ id, title, category }: ScheduledBatch, page: Crumb): Crumb[] => [
  { title: m.page_home(), path: '/' },
  { title: category.title, path: `/${category.slug}/batches` },
  { title, path: `/batch-details/${id}` },
  page,
]
