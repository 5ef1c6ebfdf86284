import { prefetch } from '../../api/prefetch.ts'
import { dayQuery } from '../../features/home/hero/day/day-query.ts'
import { slidesQuery } from '../../features/home/hero/slides-query.ts'
import { HomePage } from '../../features/home/home-page.tsx'
import { noticesQuery } from '../../features/home/notices/notices-query.ts'
import { sectionQueries } from '../../features/home/sections/section-queries.ts'
import type { AppData } from '../../kit/app-data/use-app-data.ts'
import { askCentre } from '../../kit/page/ask-centre.ts'
import { pageMeta } from '../../kit/page/page-meta.ts'
import { pageTags } from '../../kit/page/page-tags.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  // A page without it still stands; search engines come again.
  const centre = await askCentre(context).catch(() => undefined)
  const ofTheDay = centre?.featured_exam_key ? [dayQuery(centre.featured_exam_key)] : []
  const page = await prefetch(context, noticesQuery, slidesQuery, ...ofTheDay, ...sectionQueries)
  const structured = centre ? [organisation(request, centre)] : []
  return { ...page, tags: pageTags({ request, path: '/', image: '/media/share/home.png', structured }) }
}

/** What search engines are told about the centre itself. */
const organisation = (request: Request, centre: AppData) => ({
  '@type': 'EducationalOrganization',
  name: centre.company_name,
  slogan: centre.company_slogan,
  url: new URL('/', request.url).href,
  telephone: centre.phone,
  email: centre.email,
  sameAs: centre.footer_social_links.map(({ link }) => link).filter((link) => link.startsWith('http')),
})

/** Later visits within a session ask the API from the browser; only the first page comes from the server. */
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta({ matches }),
  ...(loaderData?.tags ?? []),
]

export default HomePage
