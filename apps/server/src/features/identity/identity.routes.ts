import { forget, join, login, logout, register, reset, verifyOtp } from '@prostuti/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerTokenOf } from '../../auth/bearer-token-of.ts'
import { deviceTokenOf } from '../../auth/device-token.ts'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { impersonationRoutes } from './impersonation/impersonation.routes.ts'
import { exchangeOtp } from './otp/exchange-otp.ts'
import { otpTokenOf } from './otp/otp-token-of.ts'
import { forgetPassword } from './password/forget-password.ts'
import { resetPassword } from './password/reset-password.ts'
import { joinCentre } from './registration/join-centre.ts'
import { registerDoctor } from './registration/register-doctor.ts'
import { logIn } from './sign-in/log-in.ts'
import { logOut } from './sign-in/log-out.ts'
import type { Neighbours } from './sign-in/neighbours.ts'
import type { Browser } from './sign-in/sign-in-on-device.ts'
import { sweepExpired } from './sweep-expired.ts'

/** The ways in, for anybody. */
export function identityRoutes(app: FastifyInstance, deps: Deps, neighbours: Neighbours): void {
  // Tokens and numbers: no cache may keep what these calls answer.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  const later = finishBeforeClosing(app)
  sweepEveryHour(app, deps)

  registerCall(app, join, ({ body, query, locale, request }) =>
    joinCentre(deps, { ...body, campaign: query, locale, browser: browserOf(request) }),
  )
  registerCall(app, verifyOtp, ({ body, locale, request }) =>
    exchangeOtp(deps, { ...body, locale, deviceToken: deviceTokenOf(request) }),
  )
  registerCall(app, register, ({ body, locale, request }) =>
    registerDoctor(deps, neighbours, {
      form: body,
      otpToken: otpTokenOf(request),
      browser: browserOf(request),
      locale,
    }),
  )
  registerCall(app, login, ({ body, request }) => logIn(deps, neighbours, { ...body, browser: browserOf(request) }))
  registerCall(app, forget, ({ body, locale, request }) =>
    forgetPassword(deps, { ...body, locale, browser: browserOf(request), later }),
  )
  registerCall(app, reset, ({ body, locale, request }) =>
    resetPassword(deps, neighbours, { form: body, otpToken: otpTokenOf(request), browser: browserOf(request), locale }),
  )
  impersonationRoutes(app, deps, neighbours)
  registerCall(app, logout, async ({ request }) => {
    const token = bearerTokenOf(request)
    if (token !== undefined)
      await deps.database.db.transaction((tx) => logOut(tx, { token, now: deps.clock(), requestId: request.id }))
    return undefined
  })
}

const browserOf = (request: FastifyRequest): Browser => ({
  deviceToken: deviceTokenOf(request),
  userAgent: request.headers['user-agent'],
  address: request.ip,
})

function sweepEveryHour(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  const sweep = () =>
    sweepExpired(db, clock()).catch((err: unknown) =>
      app.log.warn({ err }, 'sweep of expired codes and counters failed'),
    )
  const timer = setInterval(sweep, 3_600_000).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Work that no answer waits for, but a graceful stop does. */
function finishBeforeClosing(app: FastifyInstance): (work: Promise<void>) => void {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(running)
  })
  return (work) => {
    const watched = work
      .catch((err: unknown) => app.log.error({ err }, 'OTP not sent'))
      .finally(() => running.delete(watched))
    running.add(watched)
  }
}
