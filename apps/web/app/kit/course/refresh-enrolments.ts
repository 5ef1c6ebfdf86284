import type { QueryClient } from '@tanstack/react-query'
import { appDataQuery } from '../app-data/use-app-data.ts'

/** By address and not by query, so that a public page that enrols somebody does not load the doctor's area. */
const knowsEnrolments = /^\/api\/v3\/web\/doctor\/(dashboard|courses|my-profile|events(\/\d+)?)(\?|$)/

/** A seat was taken, paid or given back: dashboard, courses, profile and header know the doctor as somebody without it. */
export function refreshEnrolments(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => knowsEnrolments.test(String(queryKey[0])) })
  void refreshAppData(client)
}

/** The page's copy for everybody carries the server's time: beside a phone's clock that is behind, it would replace the doctor's own. */
async function refreshAppData(client: QueryClient): Promise<void> {
  const { queryKey } = appDataQuery
  const shownAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  await client.invalidateQueries({ queryKey })
  if (client.getQueryState(queryKey)?.isInvalidated) return
  client.setQueryData(queryKey, (own) => own, { updatedAt: Math.max(Date.now(), shownAt + 1) })
}
