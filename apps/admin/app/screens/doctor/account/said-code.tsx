import type { ResponseOf } from '@prostuti/contract'
import type { askPhoneCode } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { TextField } from '@prostuti/ui/text-field'
import { phoneWords } from '../../../kit/doctor/phone-words.ts'
import { numberWords } from '../../../kit/exam/marks-words.ts'

export type CodeSent = ResponseOf<typeof askPhoneCode>
export type Heard = { code: string; reason: string }

/** Whether enough was typed to send it. */
export const isHeard = ({ code, reason }: Heard): boolean =>
  code.replace(/\D/g, '').length + code.replace(/[^০-৯]/g, '').length === 6 && reason.trim().length >= 5

type SaidCodeProps = { sent: CodeSent; heard: Heard; onChange: (heard: Heard) => void }

/** The code that the caller reads out, and why it is done. */
export function SaidCode({ sent, heard, onChange }: SaidCodeProps) {
  return (
    <>
      <p role="status">
        {m.office_account_code_sent({
          phone: phoneWords(sent.phone),
          minutes: numberWords(sent.expires_in_seconds / 60),
        })}
      </p>
      <TextField
        name="code"
        label={m.office_account_code()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={heard.code}
        onChange={({ currentTarget }) => onChange({ ...heard, code: currentTarget.value })}
      />
      <TextAreaField
        name="reason"
        label={m.office_account_reason()}
        hint={m.office_account_reason_hint()}
        maxLength={500}
        value={heard.reason}
        onChange={({ currentTarget }) => onChange({ ...heard, reason: currentTarget.value })}
      />
    </>
  )
}
