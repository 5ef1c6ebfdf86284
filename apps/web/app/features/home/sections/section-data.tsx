import * as m from '@prostuti/text/messages'
import { ErrorState } from '@prostuti/ui/error-state'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import styles from '../styles/lazy.module.css'

type SectionDataProps<T> = {
  query: UseQueryOptions<T>
  skeleton: ReactNode
  errorTitle: string
  isEmpty: (data: T) => boolean
  emptyText: string
  children: (data: T) => ReactNode
}

/** The four states of every section: on its way, there, empty, or not to be had, with or without a connection. */
export function SectionData<T>({ query, skeleton, errorTitle, isEmpty, emptyText, children }: SectionDataProps<T>) {
  const { data, error, isFetching, refetch } = useQuery(query)

  useEffect(() => {
    if (error) console.warn(errorTitle, error)
  }, [error, errorTitle])

  if (data !== undefined)
    return isEmpty(data) ? <p className={`card pad muted ${styles.lazyEmpty}`}>{emptyText}</p> : children(data)
  if (!error) return skeleton
  const offline = error instanceof ApiError && error.code === 'offline'
  return (
    <div className="card">
      <ErrorState
        title={offline ? m.state_offline_title() : errorTitle}
        text={offline ? m.state_offline_text() : undefined}
        retrying={isFetching}
        onRetry={() => refetch()}
      />
    </div>
  )
}
