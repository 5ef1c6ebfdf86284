import type { readSecurity } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../api/call.ts'
import { AuthenticatorCard } from './authenticator-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import styles from './security.module.css'
import { SessionsCard } from './sessions-card.tsx'

export const securityQuery = get<typeof readSecurity>('/api/v3/admin/security')

/** How this member signs in, and where they are signed in: theirs alone to see and change. */
export function Component() {
  const { data, error, refetch } = useQuery(securityQuery)
  return (
    <>
      <h1 className={styles.title}>{m.office_security()}</h1>
      {data ? (
        <div className={styles.cards}>
          <PasskeysCard passkeys={data.passkeys} />
          <PasswordCard hasPassword={data.has_password} hasAuthenticator={data.has_authenticator} />
          <AuthenticatorCard hasAuthenticator={data.has_authenticator} codesLeft={data.recovery_codes_left} />
          <SessionsCard sessions={data.sessions} />
        </div>
      ) : error ? (
        <div className={styles.failed} role="alert">
          <p>{error.message}</p>
          <button type="button" className="btn btn-line" onClick={() => void refetch()}>
            {m.office_try_again()}
          </button>
        </div>
      ) : (
        <div className={styles.cards} role="status" aria-label={m.office_loading()}>
          {[1, 2, 3].map((nth) => (
            <span key={nth} className={`card ${styles.bone}`} />
          ))}
        </div>
      )}
    </>
  )
}
