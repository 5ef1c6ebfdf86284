import * as m from '@prostuti/text/messages'
import { PasswordField } from '@prostuti/ui/password-field'
import { type FormEvent, useState } from 'react'
import { type Strength, strengthOf } from './strength.ts'
import { StrengthMeter } from './strength-meter.tsx'

type NewPasswordFieldProps = {
  error?: string | undefined
  /** Boxes of the same form that a stranger could know the answers to; words from them make a password no stronger. */
  knownFields?: readonly string[]
  known?: readonly string[]
}

export function NewPasswordField({ error, knownFields = [], known = [] }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<Strength>()

  const measure = ({ currentTarget: box }: FormEvent<HTMLInputElement>) => {
    const beside = knownFields.map((name) => box.form?.elements.namedItem(name))
    const texts = beside.map((other) => (other instanceof HTMLInputElement ? other.value : ''))
    setStrength(box.value === '' ? undefined : strengthOf(box.value, [...known, ...texts]))
  }

  return (
    <PasswordField
      name="password"
      label={m.account_new_password()}
      hint={strength ? undefined : m.account_new_password_hint()}
      error={error}
      autoComplete="new-password"
      minLength={8}
      maxLength={200}
      onInput={measure}
    >
      {strength && <StrengthMeter strength={strength} />}
    </PasswordField>
  )
}
