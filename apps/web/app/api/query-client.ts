import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'
import { spread } from './spread.ts'

/** `ask` is how this side reaches the API. Keys are addresses (see `get.ts`), so one function answers every query. */
export function createQueryClient(ask: (address: string, signal?: AbortSignal) => Promise<unknown>): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }: QueryFunctionContext) => ask(String(queryKey[0]), signal),
        staleTime: 60_000,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        retryDelay: (failures, error) => spread(Math.max(1000 * 2 ** failures, askedMs(error))),
        refetchOnWindowFocus: false,
        // Asked even when the browser believes it is offline: the page can then say so instead of waiting without a word.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** A refusal stays a refusal; without a connection the page says so at once, and asks again when it is back. */
function isWorthRetrying(error: unknown): boolean {
  const { code, status = 0 } = error as Partial<ApiError>
  return code === 'timeout' || status >= 500
}

/** How long the server asked to be left alone; nobody waits longer than half a minute for a page. */
const askedMs = (error: unknown): number =>
  Math.min(((error as Partial<ApiError>).retryAfterSeconds ?? 0) * 1000, 30_000)
