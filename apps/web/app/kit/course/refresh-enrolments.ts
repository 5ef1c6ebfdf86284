import type { QueryClient } from '@tanstack/react-query'
import { appDataQuery } from '../app-data/use-app-data.ts'

/** By address and not by query, so that a public page that enrols somebody does not load the doctor's area. */
const knowsEnrolments = /^\/api\/v3\/web\/doctor\/(dashboard|courses|my-profile)(\?|$)/

/** A seat was taken, paid or given back: dashboard, courses, profile and header know the doctor as somebody without it. */
export function refreshEnrolments(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => knowsEnrolments.test(String(queryKey[0])) })
  void client.invalidateQueries({ queryKey: appDataQuery.queryKey })
}
