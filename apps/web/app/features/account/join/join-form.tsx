import * as m from '@prostuti/text/messages'
import { normalizeName } from '@prostuti/text/name'
import { normalizePhone } from '@prostuti/text/phone'
import { FormSummary } from '@prostuti/ui/form-summary'
import { TextField } from '@prostuti/ui/text-field'
import { useNavigate } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { SubmitButton } from '../../../kit/form/submit-button.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { WaitNote } from '../../../kit/form/wait/wait-note.tsx'
import { codeTimes, type Flow, hasLiveCode, readFlow, startFlow, updateFlow } from '../../../kit/otp/flow.ts'
import { joinCentre } from '../api/join-centre.ts'

type JoinFormProps = {
  next: string | null
  /** The number has an account already. */
  onKnown: () => void
}

export function JoinForm({ next, onKnown }: JoinFormProps) {
  const navigate = useNavigate()

  const form = useForm({
    name: 'join',
    labels: { name: m.account_name(), phone: m.account_phone() },
    keep: ['name', 'phone'],
    check: ({ name = '', phone = '' }) => ({
      name: normalizeName(name) ? undefined : m.error_field_required(),
      phone: normalizePhone(phone) ? undefined : m.error_field_invalid_phone(),
    }),
    async send({ name = '', phone = '' }) {
      const goal = { purpose: 'join', name: normalizeName(name), next: next ?? undefined } as const
      const number = normalizePhone(phone) ?? phone
      if (hasLiveCode(readFlow(), { purpose: 'join', phone: number })) {
        updateFlow(goal)
        return navigate(addressOf('/otp'))
      }
      const answer = await joinCentre({ name: goal.name, phone: number })
      const flow: Flow = { ...goal, phone: answer.phone }
      if (answer.next === 'otp') startFlow({ ...flow, ...codeTimes(answer) })
      else startFlow(flow)
      if (answer.next !== 'login') return navigate(answer.next === 'otp' ? addressOf('/otp') : addressOf('/register'))
      onKnown()
      return 'again'
    },
  })

  /** The code came to another tab, or before a reload that lost the way: only its number is needed to use it. */
  const takeCode = () => {
    const box = form.props.ref.current
    const values = box ? new FormData(box) : new FormData()
    const phone = normalizePhone(String(values.get('phone')))
    if (!phone) return
    startFlow({ purpose: 'join', phone, name: normalizeName(String(values.get('name'))), next: next ?? undefined })
    void navigate(addressOf('/otp'))
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
      <SubmitButton ready={form.ready} pending={form.pending} idle={form.waitUntil !== undefined}>
        {m.account_join_send()}
      </SubmitButton>
    </form>
  )
}
