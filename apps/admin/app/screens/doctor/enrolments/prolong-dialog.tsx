import type { prolongSubscription } from '@prostuti/contract/staff'
import { formatDate } from '@prostuti/text/dates'
import { localizeDigits, toLatinDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { post } from '../../../api/call.ts'
import { ActDialog } from '../../../kit/act/act-dialog.tsx'
import { numberWords } from '../../../kit/exam/marks-words.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import type { Doctor } from '../doctor-types.ts'
import { reasonAtLeast, useRenew } from './enrolment-types.ts'
import { ReasonField } from './reason-field.tsx'

type Subscription = Doctor['subscriptions'][number]

/** More days for a subscription; never fewer. */
export function ProlongDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const { id, title, ends_at, prolong_at_most: atMost } = subscription
  const locale = getLocale()
  const [typed, setTyped] = useState(localizeDigits(Math.min(7, atMost), locale))
  const [reason, setReason] = useState('')
  const renew = useRenew()
  const days = Number(toLatinDigits(typed.trim()))
  const isDays = Number.isInteger(days) && days >= 1 && days <= atMost
  const endsAt = new Date(ends_at ?? 0)
  const until = new Date(Math.max(endsAt.getTime(), Date.now()) + (isDays ? days : 0) * 86_400_000)
  return (
    <ActDialog
      title={m.office_prolong()}
      canSend={isDays && reason.trim().length >= reasonAtLeast}
      act={async () => {
        await post<typeof prolongSubscription>(
          '/api/v3/admin/subscriptions/:id/prolong',
          { days, ends_at: endsAt.toISOString(), reason: reason.trim() },
          { params: { id } },
        )
        await renew()
        showToast({ text: m.office_prolonged() })
      }}
      onClose={onClose}
    >
      <p>
        {pickText(title, locale)}: {m.office_doctor_until({ day: formatDate(endsAt, locale) })}
      </p>
      <TextField
        name="days"
        label={m.office_prolong_days()}
        inputMode="numeric"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        {...(!isDays && { error: m.office_prolong_wrong({ count: numberWords(atMost) }) })}
        {...(isDays && { hint: m.office_prolong_until({ day: formatDate(until, locale) }) })}
      />
      <ReasonField value={reason} onChange={setReason} hint={m.office_change_why_read()} />
    </ActDialog>
  )
}
