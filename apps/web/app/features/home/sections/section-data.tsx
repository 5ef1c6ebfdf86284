import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { QueryFailed } from '../../../kit/loading/query-failed.tsx'
import styles from '../styles/section.module.css'

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
  const asked = useQuery(query)
  const { data, error } = asked

  useEffect(() => {
    if (error) console.warn(errorTitle, error)
  }, [error, errorTitle])

  if (data !== undefined)
    return isEmpty(data) ? <p className={`card pad muted ${styles.empty}`}>{emptyText}</p> : children(data)
  if (!error) return skeleton
  return <QueryFailed title={errorTitle} query={asked} />
}
