import type { login } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { displayPhone, normalizePhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { FormSummary } from '@prostuti/ui/form-summary'
import { PasswordField } from '@prostuti/ui/password-field'
import { TextField } from '@prostuti/ui/text-field'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { withNext } from '../../kit/address/account-addresses.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { useAddressQuery } from '../../kit/address/use-address-query.ts'
import { SubmitButton } from '../../kit/form/submit-button.tsx'
import { fillIfEmpty, useBrowserForm } from '../../kit/form/use-browser-form.ts'
import { WaitNote } from '../../kit/form/wait/wait-note.tsx'
import { readFlow } from '../../kit/otp/flow.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { logIn } from './api/log-in.ts'
import styles from './frame/account.module.css'
import { AccountFrame } from './frame/account-frame.tsx'
import { useEnter } from './use-enter.ts'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'

export function LoginPage() {
  const query = useAddressQuery()
  const next = query.get('next')
  const enter = useEnter()
  useLeaveWhenSignedIn(next)

  const form = useBrowserForm<typeof login>({
    name: 'login',
    labels: { login: m.account_login_id(), password: m.account_password() },
    stored: ['login'],
    check: ({ login, password }) => ({
      login: login?.trim() ? undefined : m.error_field_required(),
      password: password ? undefined : m.error_field_required(),
    }),
    send: async ({ login = '', password = '' }) => enter(await logIn({ login: login.trim(), password }), next),
    besideField: ({ code }) => (code === 'wrong_credentials' ? { password: m.account_login_wrong() } : undefined),
  })

  // After the page has come alive, because the page itself is the same for everybody: the number that joining found registered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const known = normalizePhone(query.get('phone') ?? readFlow()?.phone ?? '')
    if (known) fillIfEmpty(form.props.ref.current, 'login', displayPhone(known, getLocale()))
  }, [])

  return (
    <AccountFrame
      plate="heart"
      motto={m.account_login_motto()}
      title={m.account_login_title()}
      text={m.account_login_text()}
    >
      <form {...form.props}>
        {form.summary && <FormSummary {...form.summary} />}
        {form.waitUntil && <WaitNote until={form.waitUntil} onOver={form.endWait} />}
        <TextField
          name="login"
          label={<Phrase text={m.account_login_id()} />}
          error={form.errors.login}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          // Another account's wait is not this one's.
          onInput={form.waitUntil ? form.endWait : undefined}
        />
        <PasswordField
          name="password"
          label={m.account_password()}
          error={form.errors.password}
          autoComplete="current-password"
        />
        <SubmitButton pending={form.pending} idle={form.waitUntil !== undefined}>
          {m.account_login_send()}
        </SubmitButton>
        <Link className="btn btn-quiet btn-full" to={withNext(addressOf('/forget'), next)}>
          {m.account_login_forgot()}
        </Link>
      </form>
      <div className={styles.or}>{m.account_or_new()}</div>
      <Link className="btn btn-line btn-full" to={withNext(addressOf('/join'), next)}>
        {m.account_login_join()}
      </Link>
    </AccountFrame>
  )
}
