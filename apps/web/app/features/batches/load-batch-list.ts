import type { MetaDescriptor } from 'react-router'
import { listCrumbs } from '../../kit/batch/batch-crumbs.ts'
import { type BatchPlace, batchesQuery, choicesQuery } from '../../kit/batch/batch-queries.ts'
import { batchItemList } from '../../kit/batch/structured-data.ts'
import type { Load } from '../../kit/page/load-page.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import { type BatchFilters, filterQuery, isFiltered, onlyKnown, readFilters } from './filters/batch-filters.ts'

/** For the loaders of lists: asks for what the address shows, and writes the tags of its page. */
export async function loadBatchList(
  request: Request,
  load: Load,
  fixed: BatchFilters,
  place?: BatchPlace,
): Promise<MetaDescriptor[]> {
  const choices = await load(choicesQuery)
  const filters = onlyKnown(readFilters(new URL(request.url).searchParams, fixed), choices)
  const { batches } = await load(batchesQuery(filterQuery(filters, fixed)))
  const tags = pageTags({
    request,
    image: '/media/share/batch.png',
    structured: [breadcrumbList(request, listCrumbs(place)), batchItemList(request, batches)],
  })
  // One list in search engines, not one for every choice; the batches in it may still be followed.
  return isFiltered(filters) ? [...tags, { name: 'robots', content: 'noindex,follow' }] : tags
}
