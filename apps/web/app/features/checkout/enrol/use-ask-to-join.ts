import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { readToken } from '../../../kit/session/token.ts'

/** Only the browser knows who reads: the page is the same for everybody, and leads a visitor on once it has come alive. */
export function useAskToJoin(address: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (readToken() === null) navigate(address, { replace: true })
  }, [navigate, address])
}
