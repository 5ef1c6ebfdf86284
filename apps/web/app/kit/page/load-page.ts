import type { DehydratedState, FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { data, type MetaDescriptor, type RouterContextProvider } from 'react-router'
import { isNotThere } from '../../api/api-error.ts'
import { dehydrateAll } from '../../api/prefetch.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { serverGetContext } from '../../context.ts'

export type LoadedPage = {
  dehydratedState: DehydratedState
  /** There is nothing at this address. */
  missing: boolean
  /** Made on the server, because only those who read its page need them: search engines and whoever shows a shared link. */
  tags: MetaDescriptor[]
}

/** Answers one more query of the page; one that fails takes the page with it. */
export type Load = <T>(query: FetchQueryOptions<T>) => Promise<T>

type PageLoad<T> = {
  context: Readonly<RouterContextProvider>
  /** The query the page stands or falls with. */
  main: FetchQueryOptions<T>
  others?: { queryKey: QueryKey }[]
  /** `load` is for what can be asked only once the main answer is there. A redirect may be thrown from here. */
  tags: (answer: T, load: Load) => MetaDescriptor[] | Promise<MetaDescriptor[]>
}

/**
 * For a route's `loader`. What the main call refuses (an unknown id, an id that is no number) is a page that does not
 * exist; any other failure is ours, and then nobody may keep the page.
 */
export async function loadPage<T>({ context, main, others = [], tags }: PageLoad<T>) {
  const client = createQueryClient(context.get(serverGetContext))
  const load: Load = (query) => client.fetchQuery({ ...query, retry: false })
  const answer = (status: number, made: MetaDescriptor[] = []) => {
    const page: LoadedPage = { dehydratedState: dehydrateAll(context, client), missing: status === 404, tags: made }
    return data(page, { status })
  }
  const [asked] = await Promise.allSettled([
    load(main),
    ...others.map(({ queryKey }) => client.prefetchQuery({ queryKey, retry: false })),
  ])
  if (asked.status === 'rejected') return answer(isNotThere(asked.reason) ? 404 : 503)
  try {
    return answer(200, await tags(asked.value, load))
  } catch (error) {
    if (error instanceof Response) throw error
    return answer(503)
  }
}
