import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import { endSignIn } from './end-sign-in.ts'

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
