import type { ResponseOf } from '@prostuti/contract'
import type { readSettings } from '@prostuti/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../api/call.ts'
import { isNotThere } from '../../kit/screens/not-there.ts'

export type Settings = ResponseOf<typeof readSettings>
export type Account = Settings['environment']['accounts'][number]

/** Asked for anew whenever a screen of the settings is opened: what stands there may just have been changed. */
export const useSettings = () =>
  useQuery({ ...get<typeof readSettings>('/api/v3/admin/settings'), staleTime: 0, throwOnError: isNotThere })

/** Whether the server has an account with a service, a sandbox's included. */
export const useHasAccount = (): ((name: string) => boolean) => {
  const { data } = useSettings()
  return (name) =>
    data?.environment.accounts.some((account) => account.name === name && account.state !== 'not_set') ?? true
}
