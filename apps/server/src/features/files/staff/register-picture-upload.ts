import type { uploadPicture } from '@prostuti/contract/staff'
import * as messages from '@prostuti/text/all-messages'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { registerStaffWrite } from '../../staff/index.ts'
import { storeFile } from '../file-store.ts'
import { makeSitePicture } from './make-site-picture.ts'

const mostBytes = 12 * 1024 * 1024

type UploadCall = Omit<typeof uploadPicture, 'path' | 'action' | 'summary'> & {
  path: string
  action: (typeof uploadPicture)['action'] | 'questions.write'
  summary: string
}

/** A call that takes the bytes of a picture and keeps it as pages need it. */
export function registerPictureUpload(app: FastifyInstance, deps: Deps, call: UploadCall): void {
  // A scope of its own, so that no other call takes bytes, and this one takes nothing else.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['image/jpeg', 'image/png', 'image/webp'],
      { parseAs: 'buffer', bodyLimit: mostBytes },
      (_request, bytes, done) => done(null, bytes),
    )
    registerStaffWrite(scope, deps, call, async (_tx, { request, locale }) => {
      const made = await makeSitePicture(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
      if ('refused' in made) {
        if (made.refused === 'not_a_picture') throw new AppError('unsupported_media_type')
        throw invalidFields({ picture: messages.error_field_invalid_picture({}, { locale }) })
      }
      const { webp, width, height } = made
      const name = await storeFile(deps.storage, 'site', webp)
      const image = `/files/site/${name}`
      return { answer: { image, width, height }, resource: 'picture', resourceId: name, after: { width, height } }
    })
  })
}
