import { useNavigate } from 'react-router'
import { afterSignIn } from '../../kit/address/account-addresses.ts'
import { forgetTexts } from '../../kit/form/stored-texts.ts'
import { clearFlow } from '../../kit/otp/flow.ts'
import { storeSession } from '../../kit/session/session.ts'
import type { SignedIn } from './api/log-in.ts'

/** The last step of every way in: nothing of the way is left behind in the browser, and Back does not lead into it again. */
export function useEnter() {
  const navigate = useNavigate()
  return async ({ token, user, device_verified }: SignedIn, next: string | null | undefined): Promise<'leaving'> => {
    storeSession(token, { user })
    await navigate(afterSignIn({ deviceVerified: device_verified, next }), { replace: true })
    clearFlow()
    forgetTexts()
    return 'leaving'
  }
}
