import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '../../kit/act/use-act.ts'
import { campaignsPath } from './campaign-types.ts'

/** A press on a campaign: when it is done, or was refused because somebody was quicker, everything about it is asked for again. */
export function usePress() {
  const client = useQueryClient()
  const { isBusy, failure, act } = useAct()
  const refresh = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(campaignsPath) })
  const press = (work: () => Promise<unknown>) =>
    act(async () => {
      try {
        await work()
      } finally {
        await refresh()
      }
    })
  return { isBusy, failure, press, refresh }
}
