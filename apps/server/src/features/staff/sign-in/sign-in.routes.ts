import {
  officeFacts,
  staffPasskeyChallenge,
  staffSignIn,
  staffSignInPasskey,
  staffSignInRecovery,
  staffSignInTotp,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { addressHash, type RateLimit, spendTry } from '../../rate-limit/index.ts'
import { askForPasskey } from '../factors/passkeys.ts'
import { leaveOldSession } from '../session/leave-old-session.ts'
import { setStaffCookie } from '../session/staff-cookie.ts'
import { browserOf } from './browser-of.ts'
import { finishWithPasskey, finishWithRecoveryCode, finishWithTotp } from './finish-sign-in.ts'
import { signInWithPassword } from './sign-in-with-password.ts'

const challengesByAddress: RateLimit = { name: 'staff-challenge', tries: 60, windowMs: 15 * 60_000 }

/** For whoever opens the office's address. */
export function staffSignInRoutes(app: FastifyInstance, deps: Deps): void {
  const { env, clock } = deps
  const { db } = deps.database
  const begin = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    await leaveOldSession(db, { request, env, now: clock() })
    setStaffCookie(reply, env, token)
    return undefined
  }

  registerCall(app, officeFacts, async () => {
    const [site] = await db.select().from(tables.site).limit(1)
    if (site === undefined) throw new AppError('unavailable')
    return {
      name: site.companyName,
      logo: site.logo,
      public_url: env.publicUrl,
      demo: env.mode.kind === 'demo',
    }
  })

  registerCall(app, staffSignIn, async ({ body, request }) => ({
    ticket: await signInWithPassword(deps, { ...body, address: request.ip }),
  }))
  registerCall(app, staffSignInTotp, async ({ body, request, reply }) =>
    begin(request, reply, await finishWithTotp(deps, { ...body, browser: browserOf(request) })),
  )
  registerCall(app, staffSignInRecovery, async ({ body, request, reply }) =>
    begin(request, reply, await finishWithRecoveryCode(deps, { ...body, browser: browserOf(request) })),
  )
  registerCall(app, staffPasskeyChallenge, async ({ request }) => {
    await spendTry(db, challengesByAddress, { who: addressHash(env.appSecret, request.ip), now: clock() })
    return askForPasskey(db, { kind: 'passkey_sign_in', env, now: clock() })
  })
  registerCall(app, staffSignInPasskey, async ({ body, request, reply }) =>
    begin(request, reply, await finishWithPasskey(deps, { ...body, browser: browserOf(request) })),
  )
}
