import * as m from '@prostuti/text/messages'
import { redirect } from 'react-router'
import { CategoryBatchesPage, fixedBy } from '../../features/batches/list/category-batches-page.tsx'
import { loadBatchList } from '../../features/batches/load-batch-list.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { type BatchPlace, placeQuery } from '../../kit/batch/batch-queries.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { answerIn, loadedMeta } from '../../kit/page/loaded-meta.ts'
import type { Route } from './+types/category-batches.ts'

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadPage({
    context,
    main: placeQuery(params.slug),
    tags: ({ place }, load) => {
      // An address of before leads to the one of today.
      if (place.slug !== params.slug)
        throw redirect(addressOf('/:slug/batches', { slug: place.slug }) + new URL(request.url).search, 301)
      return loadBatchList(request, load, fixedBy(place), place)
    },
  })

export const clientLoader = () => null

export const meta: Route.MetaFunction = (args) => {
  const place = answerIn<{ place: BatchPlace }>(
    args.loaderData,
    placeQuery(args.params.slug).queryKey[0] as string,
  )?.place
  return loadedMeta(
    args,
    place && {
      title: m.batches_title_of({ place: place.title }),
      description: m.batches_description_of({ place: place.title }),
    },
  )
}

export default CategoryBatchesPage
