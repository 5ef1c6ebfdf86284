import { uploadPicture } from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { registerPictureUpload } from './register-picture-upload.ts'

/** Pictures that staff put on the public site. A file stays when a form stops naming it: its history may bring it back. */
export function staffPictureRoutes(app: FastifyInstance, deps: Deps): void {
  registerPictureUpload(app, deps, uploadPicture)
}
