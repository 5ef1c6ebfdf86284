import type { Doctor } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { useAppData } from '../../kit/app-data/use-app-data.ts'
import { Choice } from '../../kit/preferences/choice.tsx'
import styles from '../../kit/profile/profile.module.css'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { PasswordCode } from './password-code.tsx'
import '@prostuti/ui/styles/form.css'

/** By the present password, or, for whoever has forgotten it, by a code to the phone. */
export function ChangePassword({ doctor }: { doctor: Doctor }) {
  const byCodeToo = useAppData()?.need_otp_for_reset_password === true && doctor.phone !== null
  const [by, setBy] = useState<'current' | 'code'>('current')
  const [otpToken, setOtpToken] = useState<string>()
  const [tokenOver, setTokenOver] = useState(false)
  const [ended, setEnded] = useState<number>()
  const staff = useStaffView()

  if (staff) return <p className="card pad muted">{m.my_password_staff()}</p>
  if (ended !== undefined) return <Done ended={ended} />
  return (
    <div className={`card pad narrow stack-lg ${styles.password}`}>
      {byCodeToo && (
        <Choice
          label={m.my_password_by()}
          options={{ current: m.my_password_by_current(), code: m.my_password_by_code() }}
          value={by}
          onChoose={(chosen) => setBy(chosen)}
        />
      )}
      {by === 'code' && otpToken === undefined ? (
        <>
          {tokenOver && (
            <p className="note-line" role="alert">
              {m.error_otp_token_invalid()}
            </p>
          )}
          <PasswordCode phone={doctor.phone ?? ''} onToken={setOtpToken} />
        </>
      ) : (
        <NewPasswordForm
          key={by}
          doctor={doctor}
          otpToken={by === 'code' ? otpToken : undefined}
          onChanged={setEnded}
          onTokenOver={() => {
            setOtpToken(undefined)
            setTokenOver(true)
          }}
        />
      )}
    </div>
  )
}

function Done({ ended }: { ended: number }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="card pad narrow stack">
      <h2 ref={title} tabIndex={-1}>
        {m.my_password_done_title()}
      </h2>
      <p>{ended === 0 ? m.my_password_ended_none() : m.my_password_ended({ n: formatNumber(ended, getLocale()) })}</p>
      <Link className="btn btn-line" to={addressOf('/my/account')}>
        {m.my_password_back()}
      </Link>
    </div>
  )
}
