import { useQueryClient } from '@tanstack/react-query'
import { doctorsPath } from '../doctor-types.ts'

/** What there is of open accounts alone: of one that was just closed nobody asks for it. */
const ofOpenOnes = [`${doctorsPath}/:id/closing`, `${doctorsPath}/:id/doubles`]

/** Reads anew whatever is shown of doctors. */
export function useRenew(): () => Promise<void> {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith(doctorsPath) && !ofOpenOnes.includes(String(path)),
    })
}
