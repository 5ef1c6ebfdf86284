import { useEffect, useEffectEvent } from 'react'

type CodeRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/** On phones that can, the browser reads the code from our SMS and asks the reader once whether it may. */
export function useSmsCode(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)

  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const life = new AbortController()
    const wanted: CodeRequest = { otp: { transport: ['sms'] }, signal: life.signal }
    navigator.credentials
      .get(wanted)
      .then((found) => {
        const code = (found as { code?: unknown } | null)?.code
        if (typeof code === 'string' && !life.signal.aborted) take(code)
      })
      // Refused, timed out or left: the code is typed then.
      .catch(() => {})
    return () => life.abort()
  }, [])
}
