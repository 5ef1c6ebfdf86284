import * as m from '@prostuti/text/messages'
import type { MetaDescriptor } from 'react-router'
import type { LoadedPage } from './load-page.ts'
import { pageMeta } from './page-meta.ts'

type MetaArgs = { matches: Parameters<typeof pageMeta>[0]['matches']; loaderData: LoadedPage | null | undefined }

/** For a route's `meta`, beside `loadPage`: title and description of the page, and the tags its loader made. */
export function loadedMeta(
  { matches, loaderData }: MetaArgs,
  page: { title: string; description?: string | undefined } | undefined,
): MetaDescriptor[] {
  if (loaderData?.missing) return pageMeta({ matches, title: m.state_not_found_page(), index: false })
  return [...pageMeta({ matches, ...page }), ...(loaderData?.tags ?? [])]
}

/** What a loader's main query was answered with, where `meta` needs a title from it. */
export const answerIn = <T>(loaderData: LoadedPage | null | undefined, path: string): T | undefined =>
  loaderData?.dehydratedState.queries.find(({ queryKey }) => queryKey[0] === path)?.state.data as T | undefined
