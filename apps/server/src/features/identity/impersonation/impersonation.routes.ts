import { previewImpersonation, startImpersonation as startCall } from '@prostuti/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerTokenOf } from '../../../auth/bearer-token-of.ts'
import type { Deps } from '../../../deps.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { addressHash, giveBackTry, spendTry } from '../../rate-limit/index.ts'
import { impersonationByAddress } from '../limits.ts'
import { logOut } from '../sign-in/log-out.ts'
import type { Neighbours } from '../sign-in/neighbours.ts'
import { previewImpersonationCode } from './open-impersonation-code.ts'
import { startImpersonation } from './start-impersonation.ts'

/** The staff's link, for whoever holds its code. */
export function impersonationRoutes(
  app: FastifyInstance,
  { database: { db }, env, clock }: Deps,
  { noticeDoctors }: Pick<Neighbours, 'noticeDoctors'>,
): void {
  /** Only codes that were refused count. */
  async function limited<Answer>(request: FastifyRequest, exchange: () => Promise<Answer>): Promise<Answer> {
    const who = addressHash(env.appSecret, request.ip)
    await spendTry(db, impersonationByAddress, { who, now: clock() })
    const answer = await exchange()
    await giveBackTry(db, impersonationByAddress, who)
    return answer
  }

  registerCall(app, previewImpersonation, ({ body, request }) =>
    limited(request, () => previewImpersonationCode(db, { ...body, now: clock() })),
  )

  registerCall(app, startCall, ({ body, request }) =>
    limited(request, () =>
      db.transaction(async (tx) => {
        const made = { now: clock(), requestId: request.id }
        const started = await startImpersonation(tx, { ...body, ...made, noticeDoctors })
        // The browser has room for one sign-in; the one that it sent is replaced, and must not live on unseen.
        const replaced = bearerTokenOf(request)
        if (replaced !== undefined) await logOut(tx, { token: replaced, ...made })
        return started
      }),
    ),
  )
}
