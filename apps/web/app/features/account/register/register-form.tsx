import type { register } from '@prostuti/contract'
import { normalizeBmdc } from '@prostuti/text/bmdc'
import * as m from '@prostuti/text/messages'
import { normalizeName } from '@prostuti/text/name'
import { FormSummary } from '@prostuti/ui/form-summary'
import { Skeleton } from '@prostuti/ui/skeleton'
import { TextField } from '@prostuti/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { checkPassword } from '../../../kit/fields/password/check-password.ts'
import { NewPasswordField } from '../../../kit/fields/password/new-password-field.tsx'
import { SubmitButton } from '../../../kit/form/submit-button.tsx'
import { fillIfEmpty, useBrowserForm } from '../../../kit/form/use-browser-form.ts'
import { WaitNote } from '../../../kit/form/wait/wait-note.tsx'
import { lazyPart } from '../../../kit/loading/lazy-part.ts'
import { type Flow, otpTokenOf } from '../../../kit/otp/flow.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { registerDoctor } from '../api/register-doctor.ts'
import { useEnter } from '../use-enter.ts'
import { collegeComplaint, findCollege } from './find-college.ts'
import { TermsField } from './terms-field.tsx'
import { VerifyAgain } from './verify-again.tsx'

const StoredCollegeField = lazyPart(() => import('./stored-college-field.tsx'))

const looksLikeEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

export function RegisterForm({ flow }: { flow: Flow }) {
  const enter = useEnter()
  const client = useQueryClient()

  const form = useBrowserForm<typeof register>({
    name: 'register',
    labels: {
      name: m.account_name(),
      email: m.account_email(),
      bmdc: m.account_bmdc(),
      medical_college_id: m.account_college(),
      password: m.account_new_password(),
      terms: m.account_terms_label(),
    },
    stored: ['name', 'email', 'bmdc'],
    check: ({ name = '', email = '', bmdc = '', medical_college_id: college = '', password, terms }) => ({
      name: normalizeName(name) ? undefined : m.error_field_required(),
      email: email.trim() && !looksLikeEmail.test(email.trim()) ? m.error_field_invalid_email() : undefined,
      bmdc: bmdc.trim() && !normalizeBmdc(bmdc) ? m.error_field_invalid_bmdc() : undefined,
      medical_college_id: collegeComplaint(client, college),
      password: checkPassword(password),
      terms: terms ? undefined : m.account_terms_needed(),
    }),
    async send({ name = '', email = '', bmdc = '', medical_college_id: college = '', password = '' }) {
      const body = {
        phone: flow.phone,
        name: normalizeName(name),
        email: email.trim() || null,
        bmdc: bmdc.trim() || null,
        medical_college_id: await findCollege(client, college),
        password,
        // One box that can be looked at, in place of two.
        password_confirmation: password,
        terms: true,
      } as const
      return enter(await registerDoctor(body, otpTokenOf(flow)), flow.next)
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => fillIfEmpty(form.props.ref.current, 'name', flow.name), [])

  return (
    <form {...form.props}>
      {form.failure?.code === 'otp_token_invalid' ? (
        <VerifyAgain flow={flow} cause={form.failure} />
      ) : (
        form.summary && <FormSummary {...form.summary} />
      )}
      {form.waitUntil && <WaitNote until={form.waitUntil} onOver={form.endWait} />}
      {/* What a password manager keeps the password under. */}
      <input type="hidden" name="username" autoComplete="username" value={flow.phone} />
      <TextField name="name" label={m.account_name()} error={form.errors.name} autoComplete="name" maxLength={120} />
      <TextField
        name="email"
        label={m.account_email()}
        note={`(${m.account_optional()})`}
        error={form.errors.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={200}
      />
      <TextField
        name="bmdc"
        label={<Phrase text={m.account_bmdc()} />}
        note={`(${m.account_optional()})`}
        hint={<Phrase text={m.account_bmdc_hint()} />}
        error={form.errors.bmdc}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
      />
      <Suspense fallback={<Skeleton className="" height={118} />}>
        <StoredCollegeField error={form.errors.medical_college_id} />
      </Suspense>
      <NewPasswordField error={form.errors.password} knownFields={['name', 'email', 'bmdc']} known={[flow.phone]} />
      <TermsField error={form.errors.terms} />
      <SubmitButton pending={form.pending} idle={form.waitUntil !== undefined}>
        {m.account_register_send()}
      </SubmitButton>
    </form>
  )
}
