import { immediateProfileUpdate, myProfile, myProfileUpdate } from '@prostuti/contract'
import * as messages from '@prostuti/text/all-messages'
import type { FastifyInstance } from 'fastify'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { avatarRoutes } from './avatar.routes.ts'
import { chooseMissing } from './choose-missing.ts'
import { newsSmsRoutes } from './news-sms.routes.ts'
import { presentProfile } from './present-doctor.ts'
import { writeProfile } from './write-profile.ts'

/** Doctor block. */
export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, clock } = deps
  const { db } = database

  registerCall(app, myProfile, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    return { doctor: await presentProfile(db, signInOf(request).doctorId) }
  })

  registerCall(app, myProfileUpdate, async ({ request, body, locale }) => {
    const { doctorId } = signInOf(request)
    await writeProfile(db, { doctorId, locale, now: clock(), choose: () => ({ given: body, problems: {} }) })
    return { doctor: await presentProfile(db, doctorId) }
  })

  registerCall(app, immediateProfileUpdate, async ({ request, body, locale }) => {
    const { doctorId } = signInOf(request)
    await writeProfile(db, { doctorId, locale, now: clock(), choose: (row) => chooseMissing(row, body) })
    return { doctor: await presentProfile(db, doctorId), message: messages.profile_saved({}, { locale }) }
  })

  avatarRoutes(app, deps)
  newsSmsRoutes(app, deps)
}
