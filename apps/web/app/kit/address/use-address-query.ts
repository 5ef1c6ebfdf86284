import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** The address's query. */
export function useAddressQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
