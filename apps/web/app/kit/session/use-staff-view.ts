import { useAppData } from '../app-data/use-app-data.ts'
import { useSession } from './session.ts'

/** Whether a member of staff looks at the site as this doctor. */
export function useStaffView(): boolean {
  const { signedIn, fromAdmin } = useSession()
  const impersonation = useAppData()?.impersonation ?? null
  return signedIn && (fromAdmin || impersonation !== null)
}
