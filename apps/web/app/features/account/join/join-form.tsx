import type { join } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { normalizeName } from '@prostuti/text/name'
import { normalizePhone } from '@prostuti/text/phone'
import { FormSummary } from '@prostuti/ui/form-summary'
import { TextField } from '@prostuti/ui/text-field'
import { useNavigate } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { SubmitButton } from '../../../kit/form/submit-button.tsx'
import { useBrowserForm } from '../../../kit/form/use-browser-form.ts'
import { codeTimes, type Flow, hasLiveCode, readFlow, startFlow, updateFlow } from '../../../kit/otp/flow.ts'
import { joinCentre } from '../api/join-centre.ts'
import { CodeWait } from '../code-wait.tsx'

type JoinFormProps = {
  next: string | null
  /** The number has an account already. */
  onKnown: () => void
}

export function JoinForm({ next, onKnown }: JoinFormProps) {
  const navigate = useNavigate()

  const form = useBrowserForm<typeof join>({
    name: 'join',
    labels: { name: m.account_name(), phone: m.account_phone() },
    stored: ['name', 'phone'],
    check: ({ name = '', phone = '' }) => ({
      name: normalizeName(name) ? undefined : m.error_field_required(),
      phone: normalizePhone(phone) ? undefined : m.error_field_invalid_phone(),
    }),
    async send({ name = '', phone = '' }) {
      const goal = { purpose: 'join', name: normalizeName(name), next: next ?? undefined } as const
      const number = normalizePhone(phone) ?? phone
      if (hasLiveCode(readFlow(), { purpose: 'join', phone: number })) {
        updateFlow(goal)
        await navigate(addressOf('/otp'))
        return 'leaving'
      }
      const answer = await joinCentre({ name: goal.name, phone: number })
      const flow: Flow = { ...goal, phone: answer.phone }
      if (answer.next === 'otp') startFlow({ ...flow, ...codeTimes(answer) })
      else startFlow(flow)
      if (answer.next === 'login') return onKnown()
      await navigate(answer.next === 'otp' ? addressOf('/otp') : addressOf('/register'))
      return 'leaving'
    },
  })

  const takeCode = (phone: string) => {
    startFlow({ purpose: 'join', phone, name: normalizeName(form.values().name ?? ''), next: next ?? undefined })
    void navigate(addressOf('/otp'))
  }

  return (
    <form {...form.props}>
      {form.summary && <FormSummary {...form.summary} />}
      <CodeWait form={form} onHasCode={takeCode} />
      <TextField
        name="name"
        label={m.account_name()}
        hint={m.account_name_hint()}
        error={form.errors.name}
        autoComplete="name"
        maxLength={120}
      />
      <TextField
        name="phone"
        label={m.account_phone()}
        error={form.errors.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={m.account_phone_example()}
        maxLength={40}
        // Another number's wait is not this one's.
        onInput={form.waitUntil ? form.endWait : undefined}
      />
      <SubmitButton pending={form.pending} idle={form.waitUntil !== undefined}>
        {m.account_join_send()}
      </SubmitButton>
    </form>
  )
}
