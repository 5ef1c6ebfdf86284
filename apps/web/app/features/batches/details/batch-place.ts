import type { Batch } from '../../../kit/batch/batch-queries.ts'
import type { Crumb } from '../../../kit/page/page-tags.ts'
import { listCrumbs } from '../list/list-head.tsx'

type Placed = Pick<Batch, 'id' | 'title' | 'category' | 'course'>

/** Whether a slug before `/batches/{id}` is where that batch stands: its category or its course. */
export const isPlaceOf = ({ category, course }: Pick<Placed, 'category' | 'course'>, slug: string): boolean =>
  slug === category.slug || slug === course.slug

export const batchCrumbs = (batch: Placed): Crumb[] => [
  ...listCrumbs(batch.category),
  { title: batch.title, path: `/batch-details/${batch.id}` },
]
