import type { appData, ResponseOf } from '@prostuti/contract'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../api/get.ts'

export type AppData = ResponseOf<typeof appData>

/**
 * Kept for the life of the page: the background asks again when the page starts and when somebody signs in or out,
 * and does its own repeating until the first success.
 */
export const appDataQuery = {
  ...get<typeof appData>('/api/v3/web/app-data'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
}

/** The centre's name, menus, links and switches. Undefined only when the server could not answer while it made the page. */
export function useAppData(): AppData | undefined {
  return useQuery(appDataQuery).data
}
