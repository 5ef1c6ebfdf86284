import * as m from '@prostuti/text/messages'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { isNotThere } from '../../api/api-error.ts'
import { QueryFailed } from '../loading/query-failed.tsx'
import NotFoundPage from './not-found-page.tsx'
import { usePageTitle } from './use-page-title.ts'

type LoadedPageProps<T> = {
  /** The query the page stands or falls with. */
  query: UseQueryOptions<T>
  skeleton: ReactNode
  errorTitle: string
  /** The title in the browser's tab once the answer is there. */
  title: (data: T) => string
  children: (data: T) => ReactNode
}

/** A public page: on its way, there, not to be had, or nothing at this address. What was there once stays when asking again fails. */
export function LoadedPage<T>({ query, skeleton, errorTitle, title, children }: LoadedPageProps<T>) {
  const asked = useQuery(query)
  const { data, error } = asked
  const saidByServer = (useMatches().at(-1)?.loaderData as { missing?: boolean } | null | undefined)?.missing
  const refused = isNotThere(error)
  const missing = data === undefined && (refused || (saidByServer && !error))
  usePageTitle(missing ? m.state_not_found_page() : data && title(data))
  if (data !== undefined) return children(data)
  if (missing) return <NotFoundPage />
  if (!error) return skeleton
  return (
    <div className="wrap block">
      <QueryFailed title={errorTitle} query={asked} />
    </div>
  )
}
