import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { useAppData } from '../../../kit/app-data/use-app-data.ts'
import { useFlow } from '../../../kit/otp/use-flow.ts'
import { readToken } from '../../../kit/session/token.ts'
import { AccountFrame } from '../frame/account-frame.tsx'
import { FormSkeleton } from '../frame/form-skeleton.tsx'
import { joinStep } from '../join/join-page.tsx'
import { useLeaveWhenSignedIn } from '../use-leave-when-signed-in.ts'
import { RegisterForm } from './register-form.tsx'

/** `/register`: only for a number that joining let through, and verified it where the centre asks for that. */
export function RegisterPage() {
  const flow = useFlow()
  const navigate = useNavigate()
  const needsOtp = useAppData()?.need_otp_for_registration ?? true
  const allowed = flow?.purpose === 'join' && (!needsOtp || flow.otpToken !== undefined)
  const refused = flow !== undefined && !allowed
  useLeaveWhenSignedIn(flow?.next)

  useEffect(() => {
    // Whoever has just registered is on the way to their goal; that the way behind them is cleared must not call them back.
    if (refused && readToken() === null) void navigate(addressOf('/join'), { replace: true })
  }, [refused, navigate])

  return (
    <AccountFrame
      plate="lungs"
      motto={m.account_register_motto()}
      step={joinStep(3, needsOtp)}
      title={m.account_register_title()}
      text={allowed && m.account_register_text({ phone: displayPhone(flow.phone, getLocale()) })}
    >
      {allowed ? <RegisterForm flow={flow} /> : <FormSkeleton />}
    </AccountFrame>
  )
}
