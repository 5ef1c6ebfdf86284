import { useLocation } from 'react-router'
import { useSession } from '../session/session.ts'

/**
 * Whether what surrounds the pages (badges, the live connection) may ask for the doctor's own things. Not on the pages about
 * devices: they work on a device that is not verified yet, to which everything else is refused.
 */
export function usePersonal(): boolean {
  const { signedIn } = useSession()
  const { pathname } = useLocation()
  return signedIn && !pathname.startsWith('/my/account/devices')
}
