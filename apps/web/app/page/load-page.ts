import { type DehydratedState, dehydrate, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { data, type MetaDescriptor, type RouterContextProvider } from 'react-router'
import { createQueryClient } from '../api/query-client.ts'
import { serverGetContext } from '../context.ts'

export type LoadedPage = {
  dehydratedState: DehydratedState
  /** There is nothing at this address. */
  missing: boolean
  /** Made on the server, because only those who read its page need them: search engines and whoever shows a shared link. */
  tags: MetaDescriptor[]
}

type Options<T> = {
  context: Readonly<RouterContextProvider>
  /** The query the page stands or falls with. */
  main: FetchQueryOptions<T>
  others?: { queryKey: QueryKey }[]
  tags: (answer: T) => MetaDescriptor[]
}

/**
 * For a route's `loader`. What the main call refuses (an unknown id, an id that is no number) is a page that does not
 * exist; any other failure is ours, and then nobody may keep the page.
 */
export async function loadPage<T>({ context, main, others = [], tags }: Options<T>) {
  const client = createQueryClient(context.get(serverGetContext))
  const [asked] = await Promise.allSettled([
    client.fetchQuery({ ...main, retry: false }),
    ...others.map(({ queryKey }) => client.prefetchQuery({ queryKey, retry: false })),
  ])
  const loaded: Omit<LoadedPage, 'missing' | 'tags'> = { dehydratedState: dehydrate(client) }
  if (asked.status === 'fulfilled') {
    const page: LoadedPage = { ...loaded, missing: false, tags: tags(asked.value) }
    return data(page, { status: 200 })
  }
  const { status } = asked.reason as { status?: number }
  const missing = status === 404 || status === 422
  const page: LoadedPage = { ...loaded, missing, tags: [] }
  return data(page, { status: missing ? 404 : 503 })
}
