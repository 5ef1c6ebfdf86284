import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Leads on from a page that has nothing to show. The router's own would be in the library file that the home page loads too. */
export function Redirect({ to }: { to: string }): null {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}
