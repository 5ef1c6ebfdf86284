import type { closeAccount } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { PasswordField } from '@prostuti/ui/password-field'
import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { request } from '../../api/request.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { useConnected } from '../../kit/connection/connection.ts'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { forgetDoctor } from '../../kit/session/end-sign-in.ts'
import { signOut } from '../../kit/session/session.ts'
import styles from './own-data.module.css'
import '@prostuti/ui/styles/form.css'

/** The number is typed by hand: who has typed it has not closed anything by mistake. */
export function CloseForm({ phone: own }: { phone: string }) {
  const [phone, setPhone] = useState('')
  const [password, setPassword] = useState('')
  const navigate = useNavigate()
  const connected = useConnected()
  const sending = useForm<typeof closeAccount>({
    labels: { phone: m.closing_phone(), password: m.closing_password() },
    check: () => ({
      phone: phone === '' ? m.my_problem_required() : undefined,
      password: password === '' ? m.my_problem_required() : undefined,
    }),
    act: () => request<typeof closeAccount>('POST', '/api/v3/web/doctor/account-close', { body: { phone, password } }),
    onDone: async () => {
      // First away from the pages that need a sign-in, or the guard would lead to the login.
      await navigate(addressOf('/account-closed'), { replace: true })
      forgetDoctor()
      signOut()
      return 'leaving'
    },
  })
  const { errors, touch } = sending
  return (
    <form className="form" noValidate onSubmit={sending.submit}>
      <FormFailure of={sending} />
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        label={m.closing_phone()}
        hint={m.closing_phone_hint()}
        autoComplete="off"
        maxLength={40}
        value={phone}
        error={errors.phone}
        onChange={(event) => {
          setPhone(event.currentTarget.value)
          touch('phone')
        }}
      />
      {/* A password manager learns from it whose password is asked for. */}
      <input
        className="sr"
        type="text"
        name="username"
        autoComplete="username"
        value={own}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        name="password"
        label={m.closing_password()}
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={(event) => {
          setPassword(event.currentTarget.value)
          touch('password')
        }}
      >
        <Link className="link" to={addressOf('/my/account/change-password')}>
          {m.closing_forgot()}
        </Link>
      </PasswordField>
      {!connected && <p className="note-line">{m.closing_offline()}</p>}
      <div className={styles.ways}>
        <button type="submit" className="btn btn-bad" aria-disabled={sending.sending || undefined}>
          {sending.sending ? m.closing_closing() : m.closing_close()}
        </button>
        <Link className="btn btn-quiet" to={addressOf('/my/account')}>
          {m.closing_stay()}
        </Link>
      </div>
    </form>
  )
}
