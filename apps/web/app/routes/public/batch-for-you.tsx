import * as m from '@prostuti/text/messages'
import { redirect } from 'react-router'
import { nextQuestion, questionsFor, readAnswers, toQuery } from '../../features/batches/for-you/answers.ts'
import { BatchForYouPage, forYouCrumbs } from '../../features/batches/for-you/batch-for-you-page.tsx'
import { addressOf } from '../../kit/address/address-of.ts'
import { choicesQuery, placeQuery, type Suggestions, suggestionsQuery } from '../../kit/batch/batch-queries.ts'
import { batchItemList } from '../../kit/batch/structured-data.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { answerIn, loadedMeta } from '../../kit/page/loaded-meta.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import type { Route } from './+types/batch-for-you.ts'

export const loader = ({ context, request, params: { slug } }: Route.LoaderArgs) =>
  loadPage({
    context,
    main: suggestionsQuery(slug),
    others: [choicesQuery, placeQuery(slug)],
    tags: async ({ place, targets }, load) => {
      // An address of before leads to the one of today.
      if (place.slug !== slug) throw redirect(addressOf('/:slug/batch-for-you', { slug: place.slug }), 301)
      const search = new URL(request.url).searchParams
      const answers = readAnswers(search, targets)
      const isDone = nextQuestion(answers, questionsFor(targets)) === undefined
      const found = isDone ? (await load(suggestionsQuery(slug, toQuery(answers)))).suggestions : []
      const tags = pageTags({
        request,
        image: '/media/share/batch.png',
        structured: [
          breadcrumbList(request, forYouCrumbs(place)),
          ...(isDone
            ? [
                batchItemList(
                  request,
                  found.map(({ batch }) => batch),
                ),
              ]
            : []),
        ],
      })
      // One person's answers are no page for search engines.
      return search.size === 0 ? tags : [...tags, { name: 'robots', content: 'noindex,follow' }]
    },
  })

export const clientLoader = () => null

export const meta: Route.MetaFunction = (args) => {
  const address = suggestionsQuery(args.params.slug).queryKey[0] as string
  const place = answerIn<Suggestions>(args.loaderData, address)?.place
  return loadedMeta(
    args,
    place && {
      title: m.batches_match_title_of({ place: place.title }),
      description: m.batches_match_description({ place: place.title }),
    },
  )
}

export default BatchForYouPage
