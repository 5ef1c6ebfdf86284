import * as m from '@prostuti/text/messages'
import { faqListCrumbs } from '../../features/faq/crumbs.ts'
import { FaqListPage } from '../../features/faq/faq-list-page.tsx'
import { faqsQuery } from '../../features/faq/faq-queries.ts'
import { faqAddress, readFaqSearch } from '../../features/faq/faq-search.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { loadedMeta } from '../../kit/page/loaded-meta.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import type { Route } from './+types/faq-list.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const search = readFaqSearch(new URL(request.url).searchParams)
  const { q, page } = search
  return loadPage({
    context,
    main: faqsQuery(search),
    others: [faqsQuery({})],
    tags: () => [
      ...pageTags({
        request,
        path: faqAddress(q ? {} : { category: search.category, page }),
        image: '/media/share/page.png',
        structured: [breadcrumbList(request, faqListCrumbs())],
      }),
      // Whatever people search for would be pages without end.
      ...(q ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  })
}

/** Later visits within a session ask the API from the browser; only the first page comes from the server. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = (args) =>
  loadedMeta(args, { title: m.faq_title(), description: m.faq_description() })

export default FaqListPage
