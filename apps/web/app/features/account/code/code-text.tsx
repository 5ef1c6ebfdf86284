import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import type { Flow } from '../../../kit/otp/flow.ts'

/** Where the code went, and the way back if that is not the reader's number. Never says whether a number has an account. */
export function CodeText({ flow, onChange }: { flow: Flow; onChange: () => void }) {
  const phone = displayPhone(flow.phone, getLocale())
  return (
    <>
      {flow.purpose === 'join' ? m.account_otp_sent({ phone }) : m.account_otp_sent_maybe({ phone })}{' '}
      <button type="button" className="link-in" onClick={onChange}>
        {m.account_otp_change()}
      </button>
    </>
  )
}
