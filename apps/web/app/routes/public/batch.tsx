import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { redirect } from 'react-router'
import { BatchPage } from '../../features/batches/details/batch-page.tsx'
import { addressOf } from '../../kit/address/address-of.ts'
import { batchCrumbs, isPlaceOf } from '../../kit/batch/batch-crumbs.ts'
import { type Batch, batchQuery } from '../../kit/batch/batch-queries.ts'
import { cutToDescription, dayWords, priceWords } from '../../kit/batch/batch-words.ts'
import { batchCourse } from '../../kit/batch/structured-data.ts'
import { centreName } from '../../kit/page/ask-centre.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { answerIn, loadedMeta } from '../../kit/page/loaded-meta.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import type { Route } from './+types/batch.ts'

/** Two addresses share this page; only one of them names a place. */
type Params = { available_batch_id: string; slug?: string }

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { available_batch_id, slug } = params as Params
  return loadPage({
    context,
    main: batchQuery(available_batch_id),
    tags: async ({ batch }) => {
      const path = addressOf('/batch-details/:available_batch_id', { available_batch_id: batch.id })
      // Under a place it does not stand in, the batch has moved for good: its own address always holds.
      if (slug !== undefined && !isPlaceOf(batch, slug)) throw redirect(path, 301)
      return pageTags({
        request,
        path,
        image: '/media/share/batch.png',
        structured: [
          batchCourse(request, batch, await centreName(context)),
          breadcrumbList(request, batchCrumbs(batch)),
        ],
      })
    },
  })
}

export const clientLoader = () => null

export const meta: Route.MetaFunction = (args) => {
  const { available_batch_id } = args.params as Params
  const batch = answerIn<{ batch: Batch }>(args.loaderData, batchQuery(available_batch_id).queryKey[0] as string)?.batch
  return loadedMeta(args, batch && { title: batch.title, description: describe(batch) })
}

function describe(batch: Batch): string {
  const locale = getLocale()
  const whole = m.batch_description({
    summary: batch.summary,
    date: dayWords(batch.starts_on, locale),
    lectures: formatNumber(batch.lectures, locale),
    price: priceWords(batch.payable_paisa, locale),
  })
  // Half a price would be worse than none.
  return whole.length <= 160 ? whole : cutToDescription(batch.summary)
}

export default BatchPage
