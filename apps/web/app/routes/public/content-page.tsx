import { redirect } from 'react-router'
import { ContentPage } from '../../features/content/content-page.tsx'
import { type ContentPageData, pageQuery } from '../../features/content/page-query.ts'
import { pageCrumbs, slugIn } from '../../features/content/written-pages.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { answerIn, loadedMeta } from '../../kit/page/loaded-meta.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import type { Route } from './+types/content-page.ts'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPage({
    context,
    main: pageQuery(slugIn(new URL(request.url).pathname)),
    tags: ({ page }) => {
      // It was called otherwise once, and somebody kept the link.
      if (new URL(request.url).pathname.replace(/\/$/, '') !== page.path) throw redirect(page.path, 301)
      return pageTags({
        request,
        path: page.path,
        image: '/media/share/page.png',
        type: 'article',
        structured: [breadcrumbList(request, pageCrumbs(page))],
      })
    },
  })

/** Later visits within a session ask the API from the browser; only the first page comes from the server. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ location, ...args }) => {
  const address = String(pageQuery(slugIn(location.pathname)).queryKey[0])
  return loadedMeta(args, answerIn<ContentPageData>(args.loaderData, address)?.page)
}

export default ContentPage
