import * as m from '@prostuti/text/messages'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { withNext } from '../../../kit/address/account-addresses.ts'
import { addressOf } from '../../../kit/address/address-of.ts'
import { useFlow } from '../../../kit/otp/use-flow.ts'
import { AccountFrame } from '../frame/account-frame.tsx'
import { FormSkeleton } from '../frame/form-skeleton.tsx'
import { joinStep } from '../join/join-page.tsx'
import { useLeaveWhenSignedIn } from '../use-leave-when-signed-in.ts'
import { CodeStep } from './code-step.tsx'
import { CodeText } from './code-text.tsx'

/** `/otp`: the code that joining sent. Without a number on the way there is nothing to verify. */
export function OtpPage() {
  const flow = useFlow()
  const navigate = useNavigate()
  useLeaveWhenSignedIn(flow?.next)

  useEffect(() => {
    if (flow === null) void navigate(addressOf('/join'), { replace: true })
    if (flow?.purpose === 'reset') void navigate(addressOf('/forget'), { replace: true })
  }, [flow, navigate])

  return (
    <AccountFrame
      plate="lungs"
      motto={m.account_join_motto()}
      step={joinStep(2, true)}
      title={m.account_otp_title()}
      text={flow && <CodeText flow={flow} onChange={() => void navigate(withNext(addressOf('/join'), flow.next))} />}
    >
      {flow ? (
        <CodeStep
          flow={flow}
          onRight={(next) =>
            void navigate(next === 'register' ? addressOf('/register') : addressOf('/forget'), { replace: true })
          }
          onElsewhere={(page) => void navigate(withNext(page, flow.next))}
        />
      ) : (
        <FormSkeleton />
      )}
    </AccountFrame>
  )
}
