import * as m from '@prostuti/text/messages'
import { FormSummary } from '@prostuti/ui/form-summary'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { addressOf } from '../../../kit/address/address-of.ts'
import { useSession } from '../../../kit/session/session.ts'
import styles from '../frame/account.module.css'
import { AccountFrame } from '../frame/account-frame.tsx'
import { FormSkeleton } from '../frame/form-skeleton.tsx'
import { useAdminLink } from './use-admin-link.ts'

/** `/login-for-admin`: a member of staff is about to look at the site as a doctor. Nothing happens before the button is clicked. */
export function AdminLinkPage() {
  const { link, enter, retry } = useAdminLink()
  const { signedIn, doctor } = useSession()

  if (link.step === 'reading')
    return (
      <Frame title={m.account_admin_title()}>
        <FormSkeleton />
      </Frame>
    )
  if (link.step === 'ask') {
    const { who, entering, error } = link
    return (
      <Frame title={m.account_admin_title()} text={m.account_admin_ask()}>
        {error !== undefined && <FormSummary tone="note" cause={error} message={wordsOf(error)} />}
        <div className={styles.authBatch}>
          <b>{who.doctor_name}</b>
          <span className="muted">{m.account_admin_for({ staff: who.staff_name })}</span>
        </div>
        {signedIn && (
          <section className={`${styles.authPanel} ${styles.authWarn}`} aria-labelledby="replaces">
            <h2 id="replaces">
              {doctor ? m.account_admin_replace({ doctor: doctor.name }) : m.account_admin_replace_unnamed()}
            </h2>
            <p>{m.account_admin_replace_text()}</p>
          </section>
        )}
        <button type="button" className="btn btn-go btn-full" aria-disabled={entering || undefined} onClick={enter}>
          {entering ? m.account_admin_entering() : m.account_admin_enter()}
        </button>
        <HomeLink />
      </Frame>
    )
  }
  if (link.step === 'failed')
    return (
      <Frame title={m.account_admin_title()}>
        <FormSummary tone="note" cause={link.error} message={wordsOf(link.error)} />
        <button type="button" className="btn btn-go btn-full" onClick={retry}>
          {m.state_retry()}
        </button>
        <HomeLink />
      </Frame>
    )
  const words = {
    none: { title: m.account_admin_none(), text: m.account_admin_none_text() },
    outdated: { title: m.account_admin_outdated(), text: m.account_admin_outdated_text() },
    ended: { title: m.account_admin_ended(), text: m.account_admin_ended_text() },
  }
  return (
    <AccountFrame key={link.step} plate="lungs" {...words[link.step]} takesFocus={link.step === 'ended'}>
      {link.step !== 'none' && <p className={styles.authBatch}>{m.account_admin_unchanged()}</p>}
      <HomeLink main />
    </AccountFrame>
  )
}

type FrameProps = { title: string; text?: string; children: ReactNode }

/** While there is a doctor to look as, or may be. */
const Frame = ({ children, ...head }: FrameProps) => (
  <AccountFrame plate="lungs" motto={m.account_admin_motto()} {...head}>
    {children}
  </AccountFrame>
)

const HomeLink = ({ main = false }) => (
  <Link className={`btn btn-full ${main ? 'btn-line' : 'btn-quiet'}`} to={addressOf('/')} replace>
    {m.account_admin_back()}
  </Link>
)

const wordsOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return m.state_error_text()
  return error.code === 'offline' ? m.account_failed_offline() : error.message || m.state_error_text()
}
