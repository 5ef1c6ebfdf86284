import * as m from '@prostuti/text/messages'
import { ErrorState } from '@prostuti/ui/error-state'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { ApiError, isNotThere } from '../../api/api-error.ts'
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
  const { data, error, isFetching, refetch } = useQuery(query)
  const saidByServer = (useMatches().at(-1)?.loaderData as { missing?: boolean } | null | undefined)?.missing
  const refused = isNotThere(error)
  const missing = data === undefined && (refused || (saidByServer && !error))
  usePageTitle(missing ? m.state_not_found_page() : data && title(data))
  if (data !== undefined) return children(data)
  if (missing) return <NotFoundPage />
  if (!error) return skeleton
  const offline = error instanceof ApiError && error.code === 'offline'
  return (
    <div className="wrap block">
      <div className="card">
        <ErrorState
          title={offline ? m.state_offline_title() : errorTitle}
          text={offline ? m.state_offline_text() : undefined}
          retrying={isFetching}
          onRetry={() => refetch()}
        />
      </div>
    </div>
  )
}
