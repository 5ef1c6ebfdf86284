import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { afterSignIn } from '../../kit/address/account-addresses.ts'
import { useAppData } from '../../kit/app-data/use-app-data.ts'
import { readToken } from '../../kit/session/token.ts'

/**
 * Whoever came here signed in goes straight on, once the server has said that the sign-in still counts: an ended one would
 * lead to a page that leads back here. A sign-in made on this page leads on by itself.
 */
export function useLeaveWhenSignedIn(next: string | null | undefined): void {
  const navigate = useNavigate()
  const [cameWith] = useState(readToken)
  const counts = useAppData()?.is_logged_in === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the server has said it
  useEffect(() => {
    if (counts && cameWith !== null && readToken() === cameWith)
      void navigate(afterSignIn({ deviceVerified: true, next }), { replace: true })
  }, [counts])
}
