import type { forget } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { normalizePhone } from '@prostuti/text/phone'
import { FormSummary } from '@prostuti/ui/form-summary'
import { TextField } from '@prostuti/ui/text-field'
import { SubmitButton } from '../../../kit/form/submit-button.tsx'
import { useBrowserForm } from '../../../kit/form/use-browser-form.ts'
import { codeTimes, startFlow } from '../../../kit/otp/flow.ts'
import { askForReset } from '../api/ask-for-reset.ts'
import { CodeWait } from '../code-wait.tsx'

const farAhead = 5 * 60_000

/** The number of the account. Answers the same whether or not it has one. */
export function ForgetForm({ next }: { next: string | null }) {
  const form = useBrowserForm<typeof forget>({
    name: 'forget',
    labels: { phone: m.account_phone() },
    stored: ['phone'],
    check: ({ phone = '' }) => ({ phone: normalizePhone(phone) ? undefined : m.error_field_invalid_phone() }),
    async send({ phone = '' }) {
      const answer = await askForReset({ phone: normalizePhone(phone) ?? phone })
      const times = answer.next === 'otp' ? codeTimes(answer) : {}
      startFlow({ purpose: 'reset', phone: answer.phone, next: next ?? undefined, ...times })
    },
  })

  const takeCode = (phone: string) => {
    const codeExpiresAt = Date.now() + farAhead
    startFlow({ purpose: 'reset', phone, next: next ?? undefined, codeExpiresAt, resendAt: form.waitUntil })
  }

  return (
    <form {...form.props}>
      {form.summary && <FormSummary {...form.summary} />}
      <CodeWait form={form} onHasCode={takeCode} />
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
      <SubmitButton pending={form.pending} idle={form.waitUntil !== undefined}>
        {m.account_forget_send()}
      </SubmitButton>
    </form>
  )
}
