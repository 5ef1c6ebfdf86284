import type { changeStaffPassword } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { FieldError } from '@prostuti/ui/field'
import { PasswordField } from '@prostuti/ui/password-field'
import { useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { post } from '../../api/call.ts'
import { showToast } from '../../kit/toast/toast.ts'
import { useTried } from '../../session/use-tried.ts'
import styles from './security.module.css'

type PasswordCardProps = { hasPassword: boolean; hasAuthenticator: boolean }

export function PasswordCard({ hasPassword, hasAuthenticator }: PasswordCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, wrong, wrongIn, tried, forget } = useTried()
  const client = useQueryClient()
  const close = () => {
    forget()
    setIsOpen(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    void tried(async () => {
      const body = { password: text('password'), password_confirmation: text('password_confirmation') }
      await post<typeof changeStaffPassword>('/api/v3/admin/security/password', body)
      close()
      showToast({ text: m.office_password_changed() })
      await client.invalidateQueries({ queryKey: ['/api/v3/admin/security'] })
    })
  }
  const title = hasPassword ? m.office_password_change() : m.office_password_set()
  return (
    <section className={`card ${styles.card}`} aria-labelledby="password">
      <div className={styles.head}>
        <h2 id="password">
          <Lock aria-hidden="true" size={20} />
          {m.office_password()}
        </h2>
        <button type="button" className="btn btn-line btn-sm" onClick={() => setIsOpen(true)}>
          {title}
        </button>
      </div>
      <p className="hint">
        {hasPassword
          ? hasAuthenticator
            ? m.office_password_text()
            : m.office_password_needs_authenticator()
          : m.office_password_none()}
      </p>
      <Dialog open={isOpen} onClose={close} title={title}>
        <form className="form" noValidate onSubmit={submit}>
          <PasswordField
            name="password"
            autoComplete="new-password"
            required
            autoFocus
            label={m.office_new_password()}
            hint={m.office_new_password_hint()}
            error={wrongIn('password')}
          />
          <PasswordField
            name="password_confirmation"
            autoComplete="new-password"
            required
            label={m.office_password_again()}
            error={wrongIn('password_confirmation')}
          />
          <div role="alert">{wrong && <FieldError>{wrong}</FieldError>}</div>
          <p className="hint">{m.office_others_end()}</p>
          <button type="submit" className="btn btn-go btn-full" aria-busy={isBusy} aria-disabled={isBusy}>
            {m.office_save()}
          </button>
        </form>
      </Dialog>
    </section>
  )
}
