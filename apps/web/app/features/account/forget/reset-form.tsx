import type { reset } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { FormSummary } from '@prostuti/ui/form-summary'
import { TextField } from '@prostuti/ui/text-field'
import { checkPassword } from '../../../kit/fields/password/check-password.ts'
import { NewPasswordField } from '../../../kit/fields/password/new-password-field.tsx'
import { SubmitButton } from '../../../kit/form/submit-button.tsx'
import { useBrowserForm } from '../../../kit/form/use-browser-form.ts'
import { WaitNote } from '../../../kit/form/wait/wait-note.tsx'
import { clearFlow, type Flow, otpTokenOf } from '../../../kit/otp/flow.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { resetPassword } from '../api/reset-password.ts'
import { useEnter } from '../use-enter.ts'

/** The new password; with something only the owner knows where no code was asked for. Ends by signing in. */
export function ResetForm({ flow }: { flow: Flow }) {
  const enter = useEnter()
  const needsProof = flow.otpToken === undefined

  const form = useBrowserForm<typeof reset>({
    name: 'reset',
    labels: { proof: m.account_reset_proof(), password: m.account_new_password() },
    stored: ['proof'],
    check: ({ proof = '', password }) => ({
      proof: needsProof && !proof.trim() ? m.error_field_required() : undefined,
      password: checkPassword(password),
    }),
    async send({ proof = '', password = '' }) {
      const body = { phone: flow.phone, proof: proof.trim() || null, password, password_confirmation: password }
      return enter(await resetPassword(body, otpTokenOf(flow)), flow.next)
    },
    besideField: ({ code }) => (code === 'wrong_credentials' ? { proof: m.account_reset_wrong() } : undefined),
  })

  return (
    <form {...form.props}>
      {form.failure?.code === 'otp_token_invalid' ? (
        <FormSummary tone="note" message={m.account_reset_again()} cause={form.failure}>
          <button type="button" className="btn btn-line btn-sm" onClick={clearFlow}>
            {m.account_register_verify()}
          </button>
        </FormSummary>
      ) : (
        form.summary && <FormSummary {...form.summary} />
      )}
      {form.waitUntil && <WaitNote until={form.waitUntil} onOver={form.endWait} />}
      {/* What a password manager keeps the password under. */}
      <input type="hidden" name="username" autoComplete="username" value={flow.phone} />
      {needsProof && (
        <TextField
          name="proof"
          label={<Phrase text={m.account_reset_proof()} />}
          hint={m.account_reset_proof_hint()}
          error={form.errors.proof}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
      )}
      <NewPasswordField error={form.errors.password} knownFields={['proof']} known={[flow.phone]} />
      <SubmitButton pending={form.pending} idle={form.waitUntil !== undefined}>
        {m.account_reset_send()}
      </SubmitButton>
    </form>
  )
}
