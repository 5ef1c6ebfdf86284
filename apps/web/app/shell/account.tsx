import * as m from '@prostuti/text/messages'
import { Suspense, useEffect } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../kit/address/address-of.ts'
import { lazyPart } from '../kit/loading/lazy-part.ts'
import { useSession } from '../kit/session/session.ts'
import styles from './styles/header.module.css'

const AccountMenu = lazyPart(() => import('./account-menu.tsx'))

export function Account() {
  const { signedIn, doctor } = useSession()

  // The head script hides the guest's button before the page comes alive; from here on the session decides.
  useEffect(() => {
    if (!signedIn) return
    document.documentElement.dataset.session = 'doctor'
    return () => {
      delete document.documentElement.dataset.session
    }
  }, [signedIn])

  const guest = (
    <Link className={`btn btn-line btn-sm ${styles.guest}`} to={addressOf('/login')}>
      {m.shell_login()}
      <span className="wide">&nbsp;/ {m.shell_register()}</span>
    </Link>
  )
  return signedIn ? (
    <Suspense fallback={guest}>
      <AccountMenu doctor={doctor} />
    </Suspense>
  ) : (
    guest
  )
}
