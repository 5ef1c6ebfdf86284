import { useQueryClient } from '@tanstack/react-query'
import { doctorsPath } from '../doctor-types.ts'

/** Reads anew whatever is shown of doctors. */
export function useRenew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(doctorsPath) })
}
