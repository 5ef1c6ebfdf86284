import type { logout } from '@prostuti/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { request } from '../../api/request.ts'
import { signOut } from '../../plumbing/session.ts'
import { forgetDrafts } from './form/drafts.ts'

const patienceMs = 4000

/** Ends the sign-in on the server. It may be out of reach: a shared phone must not stay signed in for that. */
async function endOnServer(): Promise<void> {
  const told = request<typeof logout>('POST', '/api/v3/auth/logout').catch(() => {})
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}

export type LogOut = { leaving: boolean; leave: () => void }

/** Leads to the home page, or, with `stay`, nowhere: a page that is for everybody is still there for the visitor. */
export function useLogOut({ stay = false } = {}): LogOut {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    if (leaving) return
    setLeaving(true)
    await endOnServer()
    // First away from the pages that need a sign-in, or the guard would lead to the login.
    if (!stay) await navigate('/')
    forgetDrafts()
    signOut()
    setLeaving(false)
  }
  return { leaving, leave }
}
