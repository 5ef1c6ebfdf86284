import * as m from '@prostuti/text/messages'
import { faqCrumbs } from '../../features/faq/crumbs.ts'
import { FaqPage } from '../../features/faq/faq-page.tsx'
import { type FaqAnswer, faqQuery } from '../../features/faq/faq-queries.ts'
import { faqData } from '../../features/faq/faq-structured.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { answerIn, loadedMeta } from '../../kit/page/loaded-meta.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import { summaryOf } from '../../kit/rich-text/summary-of.ts'
import type { Route } from './+types/faq.ts'

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadPage({
    context,
    main: faqQuery(params.id),
    tags: ({ faq }) =>
      pageTags({
        request,
        path: addressOf('/faq/:id/show', { id: faq.id }),
        image: '/media/share/page.png',
        type: 'article',
        structured: [faqData(faq), breadcrumbList(request, faqCrumbs(faq))],
      }),
  })

/** Later visits within a session ask the API from the browser; only the first page comes from the server. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ params, ...args }) => {
  const address = String(faqQuery(params.id).queryKey[0])
  const faq = answerIn<FaqAnswer>(args.loaderData, address)?.faq
  return loadedMeta(
    args,
    faq && {
      title: faq.title,
      description: summaryOf(m.faq_answer_description({ title: faq.title, answer: faq.answer })),
    },
  )
}

export default FaqPage
