import { prefetch } from '../api/prefetch.ts'
import { slidesQuery } from '../features/home/hero/slides-query.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { noticesQuery } from '../features/home/notices/notices-query.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const home = new URL('/', request.url).href
  return {
    ...(await prefetch(context, noticesQuery, slidesQuery)),
    // Made here, because only those who read the server's page need them: search engines and whoever shows a shared link.
    tags: [
      { tagName: 'link', rel: 'canonical', href: home },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: home },
      { property: 'og:image', content: `${home}icons/icon-512.png` },
    ],
  }
}

/** Later visits within a session ask the API from the browser; only the first page comes from the server. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta({ matches }),
  ...(loaderData?.tags ?? []),
]

export default HomePage
