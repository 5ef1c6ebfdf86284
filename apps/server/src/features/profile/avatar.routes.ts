import { removeAvatar, uploadAvatar } from '@prostuti/contract'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import type { FastifyInstance } from 'fastify'
import { signInOf } from '../../auth/sign-in-of.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { invalidFields } from '../../input/refuse-fields.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { removeFile, storeFile } from '../files/index.ts'
import { type RateLimit, spendByDoctor } from '../rate-limit/index.ts'
import { makeAvatar } from './make-avatar.ts'
import { presentProfile } from './present-doctor.ts'
import { setAvatar } from './set-avatar.ts'

const mostBytes = 5 * 1024 * 1024
const hour = 3_600_000

/** Enough to try a dozen pictures; each costs a second of a core to decode. */
const avatarsByDoctor: RateLimit[] = [
  { name: 'avatar', tries: 20, windowMs: hour },
  { name: 'avatar-day', tries: 40, windowMs: 24 * hour },
]

export function avatarRoutes(app: FastifyInstance, { database: { db }, env, clock, storage }: Deps): void {
  /**
   * The old file goes after the commit. One that could not be removed is left lying, and so is a new one whose commit
   * failed: nobody asks for either, while a picture that is named but gone would look broken.
   */
  const replaceAvatar = async (doctorId: number, avatar: string | null): Promise<void> => {
    const old = await setAvatar(db, { doctorId, avatar, now: clock() })
    if (old === null) return
    await removeFile(storage, 'avatars', old).catch((err: unknown) => app.log.warn({ err }, 'avatar file not removed'))
  }

  // A scope of its own, so that no other call takes bytes, and this one takes nothing else.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['image/jpeg', 'image/png', 'image/webp'],
      { parseAs: 'buffer', bodyLimit: mostBytes },
      (_request, bytes, done) => done(null, bytes),
    )
    registerCall(scope, uploadAvatar, async ({ request, locale }) => {
      const { doctorId } = signInOf(request)
      for (const limit of avatarsByDoctor)
        await spendByDoctor(db, limit, { doctorId, secret: env.appSecret, now: clock() })
      const picture = await pictureIn(request.body, locale)
      await replaceAvatar(doctorId, await storeFile(storage, 'avatars', picture))
      return { doctor: await presentProfile(db, doctorId) }
    })
  })

  registerCall(app, removeAvatar, async ({ request }) => {
    const { doctorId } = signInOf(request)
    await replaceAvatar(doctorId, null)
    return { doctor: await presentProfile(db, doctorId) }
  })
}

async function pictureIn(body: unknown, locale: Locale): Promise<Buffer> {
  const made = await makeAvatar(Buffer.isBuffer(body) ? body : Buffer.alloc(0))
  if ('webp' in made) return made.webp
  if (made.refused === 'not_a_picture') throw new AppError('unsupported_media_type')
  const text = messages.error_field_invalid_picture({}, { locale })
  throw invalidFields({ avatar: text })
}
