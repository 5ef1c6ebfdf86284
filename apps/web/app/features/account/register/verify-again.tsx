import * as m from '@prostuti/text/messages'
import { FormSummary } from '@prostuti/ui/form-summary'
import { useNavigate } from 'react-router'
import { withNext } from '../../../kit/address/account-addresses.ts'
import { addressOf } from '../../../kit/address/address-of.ts'
import { type Flow, updateFlow } from '../../../kit/otp/flow.ts'

/** The code's token has run out while the form was being filled in: back to the number, with everything kept. */
export function VerifyAgain({ flow, cause }: { flow: Flow; cause: unknown }) {
  const navigate = useNavigate()
  return (
    <FormSummary tone="note" message={m.account_register_again()} cause={cause}>
      <button
        type="button"
        className="btn btn-line btn-sm"
        onClick={async () => {
          await navigate(withNext(addressOf('/join'), flow.next))
          updateFlow({ otpToken: undefined, codeExpiresAt: undefined })
        }}
      >
        {m.account_register_verify()}
      </button>
    </FormSummary>
  )
}
