import { readComplaintFile, uploadComplaintFile } from '@prostuti/contract'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../../auth/own-doctor-of.ts'
import { signInOf } from '../../../auth/sign-in-of.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { readStoredFile } from '../../files/index.ts'
import { spendByDoctor } from '../../rate-limit/index.ts'
import { filesByDoctor } from '../limits.ts'
import { findAttachment } from './find-attachment.ts'
import { makeAttachment, makeThumbnail } from './make-attachment.ts'
import { storeAttachment } from './store-attachment.ts'

const mostBytes = 5 * 1024 * 1024

export function complaintFileRoutes(app: FastifyInstance, { database: { db }, env, clock }: Deps): void {
  // A scope of its own, so that no other call takes bytes, and this one takes nothing else.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
      { parseAs: 'buffer', bodyLimit: mostBytes },
      (_request, bytes, done) => done(null, bytes),
    )
    registerCall(scope, uploadComplaintFile, async ({ request, query, locale }) => {
      const doctorId = ownDoctorOf(request)
      const now = clock()
      for (const limit of filesByDoctor) await spendByDoctor(db, limit, { doctorId, secret: env.appSecret, now })
      const attachment = await attachmentIn(request.body, locale)
      const { dataDir } = env
      return { file: await storeAttachment({ db, dataDir }, { doctorId, name: query.name, attachment, now }) }
    })
  })

  registerCall(app, readComplaintFile, async ({ request, reply, params, query }) => {
    const { doctorId } = signInOf(request)
    const { name, type, file } = await findAttachment(db, { doctorId, fileId: params.id })
    const bytes = await readStoredFile(env.dataDir, 'complaints', file)
    if (bytes === undefined) throw new AppError('not_found')
    const isPicture = type === 'image/webp'
    reply.headers({
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // A PDF comes as the doctor or the centre made it: saved, never shown under the site's own address.
      'content-disposition': isPicture ? 'inline' : `attachment; filename*=UTF-8''${headerText(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    return isPicture && query.size === 'small' ? makeThumbnail(bytes) : bytes
  })
}

/** RFC 5987 allows fewer characters than an address does. */
const headerText = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

async function attachmentIn(body: unknown, locale: Locale) {
  const made = await makeAttachment(Buffer.isBuffer(body) ? body : Buffer.alloc(0))
  if (!('refused' in made)) return made
  if (made.refused === 'unknown') throw new AppError('unsupported_media_type')
  const text = messages.complaint_file_unreadable({}, { locale })
  throw invalidFields({ file: text })
}
