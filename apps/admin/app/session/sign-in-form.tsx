import type {
  officeFacts,
  staffPasskeyChallenge,
  staffSignIn,
  staffSignInPasskey,
  staffSignInRecovery,
  staffSignInTotp,
} from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { FieldError } from '@prostuti/ui/field'
import { PasswordField } from '@prostuti/ui/password-field'
import { TextField } from '@prostuti/ui/text-field'
import { startAuthentication } from '@simplewebauthn/browser'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { get, post } from '../api/call.ts'
import { DemoCode, DemoStaff } from './demo-staff.tsx'
import styles from './sign-in.module.css'

type Step = { at: 'password' } | { at: 'code'; ticket: string } | { at: 'recovery'; ticket: string }

type SignInFormProps = {
  /** Whose session it was, where it has ended over a page. */
  email?: string
  onDone: () => Promise<void>
}

export const officeQuery = get<typeof officeFacts>('/api/v3/admin/office')

/** Password and code, or a passkey, which is both. */
export function SignInForm({ email = '', onDone }: SignInFormProps) {
  const { data: office } = useQuery(officeQuery)
  const [step, setStep] = useState<Step>({ at: 'password' })
  const [known, setKnown] = useState({ email, password: '' })
  const [wrong, setWrong] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isDemo = office?.demo ?? false

  const tried = async (work: () => Promise<unknown>) => {
    if (isBusy) return
    setIsBusy(true)
    setWrong(undefined)
    try {
      await work()
    } catch (error) {
      setWrong(error instanceof ApiError ? error.message : m.office_passkey_failed())
      if (error instanceof ApiError && error.code === 'ticket_ended') setStep({ at: 'password' })
    } finally {
      setIsBusy(false)
    }
  }
  const submitted = (work: (form: FormData) => Promise<unknown>) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    void tried(() => work(form))
  }
  const codeIn = (form: FormData) => String(form.get('code') ?? '')

  const sendPassword = submitted(async () => {
    const { ticket } = await post<typeof staffSignIn>('/api/v3/admin/sign-in', known)
    setStep({ at: 'code', ticket })
  })
  const sendCode = (ticket: string) =>
    submitted(async (form) => {
      await post<typeof staffSignInTotp>('/api/v3/admin/sign-in/totp', { ticket, code: codeIn(form) })
      await onDone()
    })
  const sendRecovery = (ticket: string) =>
    submitted(async (form) => {
      await post<typeof staffSignInRecovery>('/api/v3/admin/sign-in/recovery', { ticket, code: codeIn(form) })
      await onDone()
    })
  const showPasskey = () =>
    tried(async () => {
      const { ticket, options } = await post<typeof staffPasskeyChallenge>('/api/v3/admin/sign-in/passkey/challenge')
      const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
      const answer = { ...(await startAuthentication({ optionsJSON })) }
      await post<typeof staffSignInPasskey>('/api/v3/admin/sign-in/passkey', { ticket, answer })
      await onDone()
    })
  const goTo = (next: Step) => {
    setWrong(undefined)
    setStep(next)
  }

  if (step.at === 'password')
    return (
      <div className={styles.steps}>
        <SignInStep onSubmit={sendPassword} wrong={wrong} isBusy={isBusy} action={m.office_next()}>
          <TextField
            name="email"
            type="email"
            autoComplete="username"
            required
            autoFocus={email === ''}
            readOnly={email !== ''}
            value={known.email}
            onChange={({ currentTarget }) => setKnown({ ...known, email: currentTarget.value })}
            label={m.office_email()}
          />
          <PasswordField
            name="password"
            autoComplete="current-password"
            required
            autoFocus={email !== ''}
            value={known.password}
            onChange={({ currentTarget }) => setKnown({ ...known, password: currentTarget.value })}
            label={m.office_password()}
          />
        </SignInStep>
        <p className={styles.or}>{m.office_or()}</p>
        <button type="button" className="btn btn-line btn-full" aria-disabled={isBusy} onClick={showPasskey}>
          <KeyRound aria-hidden="true" size={20} />
          {m.office_use_passkey()}
        </button>
        {email === '' && (
          <DemoStaff
            isDemo={isDemo}
            onChoose={(member) => setKnown({ email: member.email, password: member.password })}
          />
        )}
      </div>
    )
  if (step.at === 'code')
    return (
      <div className={styles.steps}>
        <SignInStep onSubmit={sendCode(step.ticket)} wrong={wrong} isBusy={isBusy} action={m.office_sign_in()}>
          <TextField
            key="code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            autoFocus
            label={m.office_code()}
            hint={m.office_code_hint()}
          />
        </SignInStep>
        <DemoCode isDemo={isDemo} email={known.email} />
        <div className={styles.ways}>
          <button type="button" className="link" onClick={() => goTo({ at: 'recovery', ticket: step.ticket })}>
            {m.office_no_authenticator()}
          </button>
          <button type="button" className="link" onClick={() => goTo({ at: 'password' })}>
            {m.office_back()}
          </button>
        </div>
      </div>
    )
  return (
    <div className={styles.steps}>
      <SignInStep onSubmit={sendRecovery(step.ticket)} wrong={wrong} isBusy={isBusy} action={m.office_sign_in()}>
        <TextField
          key="recovery"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          required
          autoFocus
          label={m.office_recovery_code()}
          hint={m.office_recovery_hint()}
        />
      </SignInStep>
      <button type="button" className="link" onClick={() => goTo({ at: 'code', ticket: step.ticket })}>
        {m.office_back()}
      </button>
    </div>
  )
}

type SignInStepProps = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  wrong: string | undefined
  isBusy: boolean
  action: string
  children: ReactNode
}

function SignInStep({ onSubmit, wrong, isBusy, action, children }: SignInStepProps) {
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {children}
      <div role="alert">{wrong && <FieldError>{wrong}</FieldError>}</div>
      <button type="submit" className="btn btn-go btn-full" aria-disabled={isBusy} aria-busy={isBusy}>
        {action}
      </button>
    </form>
  )
}
