import { uploadQuestionPicture } from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { registerPictureUpload } from '../files/index.ts'

/** Pictures of stems and options. A file stays when a version stops naming it: an older version has it. */
export function questionPictureRoutes(app: FastifyInstance, deps: Deps): void {
  registerPictureUpload(app, deps, uploadQuestionPicture)
}
