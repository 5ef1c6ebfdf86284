import * as m from '@prostuti/text/messages'
import type { ComponentType } from 'react'
import NotFoundPage from '../../kit/page/not-found-page.tsx'
import { pageMeta } from '../../kit/page/page-meta.ts'
import { type MyRoute, matchMyRoute } from '../../match-my-route.ts'
import type { Route } from './+types/my-page.ts'

export type MyPageProps<Param extends string = never> = {
  params: Record<Param, string>
  /** The route's path as the table has it, for pages that serve several. */
  pattern: string
}

type MyPageFile = { title: () => string; default: ComponentType<MyPageProps<string>> }

/**
 * Every page of the doctor's area is this one route, which fetches the page's own file: so the list of routes, which every
 * visitor of the home page loads, does not grow with the area.
 */
const files = import.meta.glob<MyPageFile>(['./**/my-*.tsx', '!./my-layout.tsx', '!./my-page.tsx'])
const loaded = new Map<string, MyPageFile>()

async function load({ page }: MyRoute): Promise<void> {
  const file = await files[`${page.replace(/^my/, '.')}.tsx`]?.()
  if (!file) throw new Error(`No file for the page ${page}`)
  loaded.set(page, file)
}

/** Nothing to wait for where the page is here already, or none stands at the address. */
function preload(pathname: string): Promise<void> | undefined {
  const route = matchMyRoute(pathname)
  return route === undefined || loaded.has(route.page) ? undefined : load(route)
}

/**
 * For the router, which fetches a page before it moves, so that one whose code is gone can be told of. The build keeps nothing
 * of a route file but what the router knows, and this is the name it has for the rest.
 */
export const handle = { preload }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url)
  await preload(pathname)
  return matchMyRoute(pathname) ?? null
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    matches,
    title: loaderData === null ? m.state_not_found_page() : loaded.get(loaderData?.page ?? '')?.title(),
    index: false,
  })

export default function MyPage({ loaderData: route }: Route.ComponentProps) {
  const Page = loaded.get(route?.page ?? '')?.default
  if (route === null || Page === undefined) return <NotFoundPage />
  // A page that serves several routes begins anew on each.
  return <Page key={route.pattern} params={route.params} pattern={route.pattern} />
}
