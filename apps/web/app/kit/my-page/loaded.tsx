import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { QueryFailed } from '../loading/query-failed.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

type LoadedProps<T> = {
  query: UseQueryResult<T>
  errorTitle: string
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** On its way, there, or not to be had. What was there once stays on the screen when asking again fails. */
export function Loaded<T>({ query, errorTitle, skeleton = <PageSkeleton />, children }: LoadedProps<T>) {
  const { data, error } = query
  if (data !== undefined) return children(data)
  // `background/act-on-answers.ts` leads somebody on an unverified device to the devices page: no error to show on the way.
  const led = error instanceof ApiError && (error.code === 'device_not_verified' || error.status === 401)
  if (!error || led) return skeleton
  return <QueryFailed title={errorTitle} query={query} />
}
