import type { ComponentType } from 'react'
import { pageMeta } from '../../kit/page/page-meta.ts'
import { myRoutes } from '../../route-table.ts'
import type { Route } from './+types/my-page.ts'

export type MyPageProps<Param extends string = never> = {
  params: Record<Param, string>
  /** The route's path as the table has it, for pages that serve several. */
  pattern: string
}

type MyPageFile = { title: () => string; default: ComponentType<MyPageProps<string>> }

/**
 * Every page of the doctor's area is this one route file, which fetches the page's own: so the list of routes, which every
 * visitor of the home page loads, does not grow with the area.
 */
const files = import.meta.glob<MyPageFile>(['./**/my-*.tsx', '!./my-layout.tsx', '!./my-page.tsx'])
const loaded = new Map<string, MyPageFile>()

async function preload(pattern: string): Promise<MyPageFile> {
  const page = myRoutes.find(({ path }) => path === pattern)?.page.replace(/^my/, '.')
  const file = loaded.get(pattern) ?? (await files[`${page}.tsx`]?.())
  if (!file) throw new Error(`No page for ${pattern}`)
  loaded.set(pattern, file)
  return file
}

/**
 * For `router/guard-navigation.ts`, which fetches a page before the router moves, so that one whose code is gone can be
 * told of. The build keeps nothing of a route file but what the router knows, and this is the name it has for the rest.
 */
export const handle = { preload }

export async function clientLoader({ pattern }: Route.ClientLoaderArgs) {
  await preload(pattern)
  return { pattern }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({ matches, title: loaded.get(loaderData?.pattern ?? '')?.title(), index: false })

export default function MyPage({ params, loaderData: { pattern } }: Route.ComponentProps) {
  const Page = loaded.get(pattern)?.default
  return Page && <Page params={params as Record<string, string>} pattern={pattern} />
}
