import { type DehydratedState, dehydrate, type QueryKey } from '@tanstack/react-query'
import type { RouterContextProvider } from 'react-router'
import { serverGetContext } from '../context.ts'
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
  return { dehydratedState: dehydrate(client) }
}
