import type { logout } from '@prostuti/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { request } from '../../api/request.ts'
import { addressOf } from '../address/address-of.ts'
import { forgetDrafts } from '../form/drafts.ts'
import { forgetKept } from '../storage/kept.ts'
import { signOut } from './session.ts'
import { readToken } from './token.ts'

export type LogOut = { leaving: boolean; leave: () => void }

/** Leads to the home page, or, with `stay`, nowhere: a page that is for everybody is still there for the visitor. */
export function useLogOut({ stay = false } = {}): LogOut {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    if (leaving) return
    setLeaving(true)
    // First away from the pages that need a sign-in, or the guard would lead to the login.
    if (!stay) await navigate(addressOf('/'))
    endSignIn()
    setLeaving(false)
  }
  return { leaving, leave }
}

/**
 * Here at once, even without a network: a shared phone must not stay signed in. The server is told with the token that
 * was; a call that is still on its way with it must not find it stored and take its end for a time-out.
 */
function endSignIn(): void {
  const token = readToken()
  forgetDrafts()
  forgetKept()
  signOut()
  if (token === null) return
  request<typeof logout>('POST', '/api/v3/auth/logout', { token, keepalive: true }).catch(() => {})
}
