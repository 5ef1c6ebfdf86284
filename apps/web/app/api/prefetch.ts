import { type DehydratedState, dehydrate, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { RouterContextProvider } from 'react-router'
import { madeAtContext, serverGetContext } from '../context.ts'
import { createQueryClient } from './query-client.ts'

export type Prefetched = { dehydratedState: DehydratedState }

/** Answers a page's queries on the server, so that the browser has them with the HTML and does not ask again. */
export async function prefetch(
  context: Readonly<RouterContextProvider>,
  ...queries: { queryKey: QueryKey }[]
): Promise<Prefetched> {
  const client = createQueryClient(context.get(serverGetContext))
  // Once only: a page must not wait for repeats, and the browser asks again for what is missing.
  await Promise.all(queries.map(({ queryKey }) => client.prefetchQuery({ queryKey, retry: false })))
  return { dehydratedState: dehydrateAll(context, client) }
}

/**
 * All that a page's queries answered, as of one moment and in one order: two pages that say the same differ in nothing else, and the
 * server names what it tells by its words (`page-state.ts` there).
 */
export function dehydrateAll(context: Readonly<RouterContextProvider>, client: QueryClient): DehydratedState {
  const madeAt = context.get(madeAtContext)
  const { queries, ...rest } = dehydrate(client)
  const all = queries.map((query) => ({
    ...query,
    dehydratedAt: madeAt,
    state: { ...query.state, dataUpdatedAt: madeAt },
  }))
  return { ...rest, queries: all.toSorted((a, b) => (a.queryHash < b.queryHash ? -1 : 1)) }
}
