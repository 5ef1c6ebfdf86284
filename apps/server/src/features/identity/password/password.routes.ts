import { changePassword as call } from '@prostuti/contract'
import * as messages from '@prostuti/text/all-messages'
import type { FastifyInstance } from 'fastify'
import { signInOf } from '../../../auth/sign-in-of.ts'
import type { Deps } from '../../../deps.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { otpTokenOf } from '../otp/otp-token-of.ts'
import { changePassword } from './change-password.ts'

export function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, call, async ({ body, locale, request }) => {
    const ended = await changePassword(deps, {
      form: body,
      otpToken: otpTokenOf(request),
      signIn: signInOf(request),
      locale,
    })
    return { message: messages.password_changed({}, { locale }), ended_sign_ins: ended }
  })
}
