import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { afterSignIn } from '../../kit/address/account-addresses.ts'
import { readToken } from '../../kit/session/session.ts'

/** Whoever is signed in already goes straight on. Looked at once: a sign-in made on this page leads on by itself. */
export function useLeaveWhenSignedIn(next: string | null | undefined): void {
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page appears
  useEffect(() => {
    if (readToken() !== null) void navigate(afterSignIn({ deviceVerified: true, next }), { replace: true })
  }, [])
}
