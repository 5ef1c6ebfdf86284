import * as m from '@prostuti/text/messages'
import { normalizePhone } from '@prostuti/text/phone'
import { FormSummary } from '@prostuti/ui/form-summary'
import { TextField } from '@prostuti/ui/text-field'
import { SubmitButton } from '../../../kit/form/submit-button.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { WaitNote } from '../../../kit/form/wait/wait-note.tsx'
import { codeTimes, startFlow } from '../../../kit/otp/flow.ts'
import { askForReset } from '../api/ask-for-reset.ts'

const farAhead = 5 * 60_000

/** The number of the account. Answers the same whether or not it has one. */
export function ForgetForm({ next }: { next: string | null }) {
  const form = useForm({
    name: 'forget',
    labels: { phone: m.account_phone() },
    keep: ['phone'],
    check: ({ phone = '' }) => ({ phone: normalizePhone(phone) ? undefined : m.error_field_invalid_phone() }),
    async send({ phone = '' }) {
      const answer = await askForReset({ phone: normalizePhone(phone) ?? phone })
      const times = answer.next === 'otp' ? codeTimes(answer) : {}
      startFlow({ purpose: 'reset', phone: answer.phone, next: next ?? undefined, ...times })
      return 'again'
    },
  })

  /** The code came to another tab, or before the number was changed and changed back. */
  const takeCode = () => {
    const box = form.props.ref.current
    const phone = normalizePhone(String(box && new FormData(box).get('phone')))
    if (!phone) return
    const codeExpiresAt = Date.now() + farAhead
    startFlow({ purpose: 'reset', phone, next: next ?? undefined, codeExpiresAt, resendAt: form.waitUntil })
  }

  return (
    <form {...form.props}>
      {form.summary && <FormSummary {...form.summary} />}
      {form.waitUntil && (
        <WaitNote until={form.waitUntil} onOver={form.endWait}>
          <button type="button" className="btn btn-line btn-sm" onClick={takeCode}>
            {m.account_have_code()}
          </button>
        </WaitNote>
      )}
      <TextField
        name="phone"
        label={m.account_phone()}
        error={form.errors.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={m.account_phone_example()}
        maxLength={40}
        onInput={form.waitUntil ? form.endWait : undefined}
      />
      <SubmitButton ready={form.ready} pending={form.pending} idle={form.waitUntil !== undefined}>
        {m.account_forget_send()}
      </SubmitButton>
    </form>
  )
}
