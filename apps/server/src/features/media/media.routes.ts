import { videoResource } from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { registerResource } from '../resource/index.ts'
import { uploadRoutes } from './upload/upload.routes.ts'
import { videoStore } from './video/video-store.ts'

/** Videos and files, as staff bring and arrange them. */
export function mediaRoutes(app: FastifyInstance, deps: Deps): void {
  uploadRoutes(app, deps)
  registerResource(app, deps, videoResource, videoStore)
}
