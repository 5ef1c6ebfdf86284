import type { forget, verifyOtp } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { request } from '../../api/request.ts'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useSend } from '../../kit/form/use-send.ts'
import { CodeStep, type CodeTimes } from '../../kit/otp/code-step.tsx'
import { codeTimes } from '../../kit/otp/flow.ts'
import '@prostuti/ui/styles/form.css'

type PasswordCodeProps = { phone: string; onToken: (otpToken: string) => void }

/** A code to the doctor's own phone, exchanged for the token that the password form then sends along. */
export function PasswordCode({ phone, onToken }: PasswordCodeProps) {
  const [times, setTimes] = useState<CodeTimes>()
  const shown = displayPhone(phone, getLocale())
  const asking = useSend({ act: () => askForCode(phone), onDone: setTimes })
  const checking = useSend({
    act: (code: string) => request<typeof verifyOtp>('POST', '/api/v3/auth/otp', { body: { phone, code } }),
    onDone: ({ otp_token }) => onToken(otp_token),
  })
  if (times)
    return (
      <CodeStep times={times} checking={checking} resending={asking}>
        <p>{m.my_code_sent({ phone: shown })}</p>
      </CodeStep>
    )
  return (
    <div className="form">
      <FormFailure of={asking} />
      <p>{m.my_password_code_send_text({ phone: shown })}</p>
      <button
        type="button"
        className="btn btn-go btn-full"
        aria-disabled={asking.sending || undefined}
        onClick={() => asking.send(undefined)}
      >
        {asking.sending ? m.my_sending() : m.my_code_send()}
      </button>
    </div>
  )
}

async function askForCode(phone: string): Promise<CodeTimes> {
  const answer = await request<typeof forget>('POST', '/api/v3/auth/forget', { body: { phone } })
  // Codes were switched off while this page was open.
  if (answer.next !== 'otp') throw new ApiError(0, 'unavailable')
  return codeTimes(answer)
}
