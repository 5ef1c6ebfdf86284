import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { Link, useNavigate } from 'react-router'
import { withNext } from '../../../kit/address/account-addresses.ts'
import { addressOf } from '../../../kit/address/address-of.ts'
import { useAddressQuery } from '../../../kit/address/use-address-query.ts'
import { clearFlow } from '../../../kit/otp/flow.ts'
import { useFlow } from '../../../kit/otp/use-flow.ts'
import { CodeStep } from '../code/code-step.tsx'
import { CodeText } from '../code/code-text.tsx'
import { AccountFrame } from '../frame/account-frame.tsx'
import { useLeaveWhenSignedIn } from '../use-leave-when-signed-in.ts'
import { ForgetForm } from './forget-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { resetStep } from './reset-step.ts'

/** `/forget`: the number, the code, the new password, one after the other on one page. */
export function ForgetPage() {
  const query = useAddressQuery()
  const next = query.get('next')
  const flow = useFlow()
  const navigate = useNavigate()
  const step = resetStep(flow)
  useLeaveWhenSignedIn(next)

  if (!flow || step === 'phone')
    return (
      <AccountFrame
        plate="heart"
        motto={m.account_forget_motto()}
        title={m.account_forget_title()}
        text={m.account_forget_text()}
      >
        <ForgetForm next={next} />
        <Link className="btn btn-quiet btn-full" to={withNext(addressOf('/login'), next)}>
          {m.account_forget_back()}
        </Link>
      </AccountFrame>
    )
  if (step === 'code')
    return (
      <AccountFrame
        key="code"
        plate="heart"
        motto={m.account_forget_motto()}
        title={m.account_otp_title()}
        text={<CodeText flow={flow} onChange={clearFlow} />}
      >
        <CodeStep
          flow={flow}
          onRight={(to) => to === 'register' && void navigate(addressOf('/register'), { replace: true })}
          onElsewhere={(page) => void navigate(withNext(page, flow.next))}
        />
      </AccountFrame>
    )
  return (
    <AccountFrame
      key="password"
      plate="heart"
      motto={m.account_forget_motto()}
      title={m.account_reset_title()}
      text={m.account_reset_text({ phone: displayPhone(flow.phone, getLocale()) })}
      takesFocus
    >
      <ResetForm flow={flow} />
    </AccountFrame>
  )
}
