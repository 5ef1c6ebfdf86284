import { readComplaintFile, uploadComplaintFile } from '@prostuti/contract'
import type { FastifyInstance } from 'fastify'
import { ownDoctorOf } from '../../../auth/own-doctor-of.ts'
import { signInOf } from '../../../auth/sign-in-of.ts'
import type { Deps } from '../../../deps.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { spendByDoctor } from '../../rate-limit/index.ts'
import { filesByDoctor } from '../limits.ts'
import { attachmentIn, sendAttachment, takeAttachments } from './attachment-bytes.ts'
import { findAttachment } from './find-attachment.ts'
import { storeAttachment } from './store-attachment.ts'

export function complaintFileRoutes(app: FastifyInstance, { database: { db }, env, clock, storage }: Deps): void {
  // A scope of its own, so that no other call takes bytes, and this one takes nothing else.
  app.register(async (scope) => {
    takeAttachments(scope)
    registerCall(scope, uploadComplaintFile, async ({ request, query, locale }) => {
      const doctorId = ownDoctorOf(request)
      const now = clock()
      for (const limit of filesByDoctor) await spendByDoctor(db, limit, { doctorId, secret: env.appSecret, now })
      const attachment = await attachmentIn(request.body, locale)
      return { file: await storeAttachment({ db, storage }, { by: { doctorId }, name: query.name, attachment, now }) }
    })
  })

  registerCall(app, readComplaintFile, async ({ request, reply, params, query }) => {
    const { doctorId } = signInOf(request)
    const found = await findAttachment(db, { doctorId, fileId: params.id })
    return sendAttachment(reply, storage, { ...found, size: query.size })
  })
}
