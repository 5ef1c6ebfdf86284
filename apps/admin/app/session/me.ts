import type { readMe, StaffAction } from '@prostuti/contract/staff'
import { useSuspenseQuery } from '@tanstack/react-query'
import { get } from '../api/call.ts'

export const meQuery = { ...get<typeof readMe>('/api/v3/admin/me'), staleTime: 60_000 }

/** Who is signed in; the frame has asked before anything inside it is drawn. */
export const useMe = () => useSuspenseQuery(meQuery).data

/** Whether to show it at all. The server decides again with every call. */
export const useMay = () => {
  const { actions } = useMe()
  return (action: StaffAction): boolean => actions.includes(action)
}
