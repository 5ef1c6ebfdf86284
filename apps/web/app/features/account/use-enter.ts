import { useNavigate } from 'react-router'
import { storeSession } from '../../plumbing/session.ts'
import { afterSignIn } from './addresses.ts'
import type { SignedIn } from './api/log-in.ts'
import { clearFlow } from './flow.ts'
import { forgetTexts } from './form/kept-texts.ts'

/** The last step of every way in: nothing of the way is left behind in the browser, and Back does not lead into it again. */
export function useEnter() {
  const navigate = useNavigate()
  return async ({ token, device_verified }: SignedIn, next: string | null | undefined): Promise<void> => {
    storeSession(token)
    await navigate(afterSignIn({ deviceVerified: device_verified, next }), { replace: true })
    clearFlow()
    forgetTexts()
  }
}
