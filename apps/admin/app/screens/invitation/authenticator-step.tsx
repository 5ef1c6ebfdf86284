import * as m from '@prostuti/text/messages'
import { FieldError } from '@prostuti/ui/field'
import { PasswordField } from '@prostuti/ui/password-field'
import { TextField } from '@prostuti/ui/text-field'
import type { FormEvent } from 'react'
import { ScanCode } from '../../kit/staff/scan-code.tsx'

type AuthenticatorStepProps = {
  totp: { secret: string; address: string }
  isBusy: boolean
  refusal: { text: string; fields: Record<string, string[]> } | undefined
  onSubmit: (given: { password: string; password_confirmation: string; code: string }) => void
  onBack: () => void
}

/** A password, and an app on the phone that was seen to show the right code. */
export function AuthenticatorStep({ totp, isBusy, refusal, onSubmit, onBack }: AuthenticatorStepProps) {
  const wrong = (name: string) => refusal?.fields[`with.${name}`]?.[0]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    onSubmit({
      password: text('password'),
      password_confirmation: text('password_confirmation'),
      code: text('code'),
    })
  }
  return (
    <form className="form" onSubmit={submit}>
      <PasswordField
        name="password"
        autoComplete="new-password"
        required
        minLength={10}
        autoFocus
        label={m.office_new_password()}
        hint={m.office_new_password_hint()}
        error={wrong('password')}
      />
      <PasswordField
        name="password_confirmation"
        autoComplete="new-password"
        required
        label={m.office_password_again()}
        error={wrong('password_confirmation')}
      />
      <ScanCode totp={totp} />
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        label={m.office_code()}
        error={wrong('code')}
      />
      <div role="alert">{refusal && <FieldError>{refusal.text}</FieldError>}</div>
      <button type="submit" className="btn btn-go btn-full" aria-busy={isBusy} aria-disabled={isBusy}>
        {m.office_finish()}
      </button>
      <button type="button" className="link" onClick={onBack}>
        {m.office_back()}
      </button>
    </form>
  )
}
