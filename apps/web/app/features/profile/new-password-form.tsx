import type { changePassword, Doctor } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { PasswordField } from '@prostuti/ui/password-field'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { request } from '../../api/request.ts'
import { checkPassword } from '../../kit/fields/password/check-password.ts'
import { strengthOf } from '../../kit/fields/password/strength.ts'
import { StrengthMeter } from '../../kit/fields/password/strength-meter.tsx'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { otpHeader } from '../../kit/otp/otp-header.ts'
import '@prostuti/ui/styles/form.css'

type NewPasswordFormProps = {
  doctor: Doctor
  /** Proof of an answered code; without it the present password is asked for. */
  otpToken: string | undefined
  /** How many other sign-ins were ended. */
  onChanged: (ended: number) => void
  /** The proof has run out: a new code is needed. */
  onTokenOver: () => void
}

/** One box for the new password, with an eye to look at it, in place of typing it twice. */
export function NewPasswordForm({ doctor, otpToken, onChanged, onTokenOver }: NewPasswordFormProps) {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const byCode = otpToken !== undefined
  const sending = useForm<typeof changePassword>({
    labels: { current_password: m.my_password_current(), password: m.my_password_new() },
    check: () => ({
      current_password: byCode || current !== '' ? undefined : m.my_problem_required(),
      password: checkPassword(password),
    }),
    act: () =>
      request<typeof changePassword>('POST', '/api/v3/auth/change-password', {
        body: { current_password: byCode ? null : current, password, password_confirmation: password },
        headers: otpHeader(otpToken),
      }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'otp_token_invalid') onTokenOver()
        throw error
      }),
    onDone: ({ ended_sign_ins }) => onChanged(ended_sign_ins),
  })
  const { errors, touch, submit } = sending
  const known = [doctor.name, doctor.email ?? '', doctor.phone ?? '', doctor.bmdc ?? '']
  return (
    <form className="form" noValidate onSubmit={submit}>
      <FormFailure of={sending} />
      {/* A password manager learns from it whose password this is. */}
      <input
        className="sr"
        type="text"
        name="username"
        autoComplete="username"
        value={doctor.phone ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {!byCode && (
        <PasswordField
          name="current_password"
          label={m.my_password_current()}
          autoComplete="current-password"
          value={current}
          error={errors.current_password}
          onChange={(event) => {
            setCurrent(event.currentTarget.value)
            touch('current_password')
          }}
        />
      )}
      <PasswordField
        name="password"
        label={m.my_password_new()}
        hint={password === '' ? m.account_new_password_hint() : undefined}
        autoComplete="new-password"
        maxLength={200}
        value={password}
        error={errors.password}
        onChange={(event) => {
          setPassword(event.currentTarget.value)
          touch('password')
        }}
      >
        {password !== '' && <StrengthMeter strength={strengthOf(password, known)} />}
      </PasswordField>
      <p className="hint">{m.my_password_others_end()}</p>
      <button type="submit" className="btn btn-go btn-full" aria-disabled={sending.sending || undefined}>
        {sending.sending ? m.my_saving() : m.my_password_submit()}
      </button>
    </form>
  )
}
