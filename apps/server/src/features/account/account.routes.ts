import { closeAccount as closeAccountCall, dataCopy, readClosing as readClosingCall } from '@prostuti/contract'
import * as messages from '@prostuti/text/all-messages'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../auth/own-doctor-of.ts'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { limitConcurrency } from '../../queues/limit-concurrency.ts'
import { type RateLimit, spendByDoctor } from '../rate-limit/index.ts'
import { closeAccount } from './closing/close-account.ts'
import { readClosing } from './closing/read-closing.ts'
import { readFor } from './copy/read-for.ts'
import { writeCopy } from './copy/write-copy.ts'

const hour = 3_600_000

/** A network that breaks off asks again, a few times; nobody needs a copy every hour. */
const copiesByDoctor: RateLimit[] = [
  { name: 'data-copy', tries: 6, windowMs: hour },
  { name: 'data-copy-day', tries: 20, windowMs: 24 * hour },
]

/** What a doctor may do with all that is kept about them: take a copy of it away, and have it forgotten. */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, env, clock } = deps
  // A copy holds a connection and, receipt by receipt, the processor: one at a time leaves both to those who study.
  const whenFree = limitConcurrency({ atOnce: 1, waitingAtMost: 20 })

  registerCall(app, dataCopy, async ({ request, reply, locale }) => {
    const doctorId = ownDoctorOf(request)
    for (const limit of copiesByDoctor)
      await spendByDoctor(database.db, limit, { doctorId, secret: env.appSecret, now: clock() })
    const file = await whenFree(() => writeCopy(deps, { doctorId, locale }))
    const { size } = await file.stat()
    reply.headers({
      'content-type': 'application/zip',
      'content-length': size,
      'content-disposition': `attachment; filename*=UTF-8''prostuti-my-data-${dhakaDate(clock())}.zip`,
      'cache-control': 'private, no-store',
    })
    return readFor(reply.raw, file)
  })

  registerCall(app, readClosingCall, ({ request, reply, locale }) => {
    reply.header('cache-control', 'no-store')
    return readClosing(database.db, { doctorId: signInOf(request).doctorId, locale, now: clock() })
  })

  registerCall(app, closeAccountCall, async ({ request, body, locale }) => {
    const doctorId = ownDoctorOf(request)
    await closeAccount(deps, {
      ...{ doctorId, form: body, locale, requestId: request.id },
      onUntold: (err) => request.log.warn({ err }, 'no SMS about a closed account'),
    })
    return { message: messages.closing_done({}, { locale }) }
  })
}
