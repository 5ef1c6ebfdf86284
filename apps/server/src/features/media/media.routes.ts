import { givenVideoResource, shelfResource } from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { registerResource } from '../resource/index.ts'
import { staffDocumentRoutes } from './document/document.routes.ts'
import { shelfStore } from './shelf/shelf-store.ts'
import type { MediaTools } from './tools/media-tools.ts'
import { uploadRoutes } from './upload/upload.routes.ts'
import { givenVideoStore } from './video/given-video-store.ts'
import { staffVideoRoutes } from './video/video.routes.ts'

/** Videos and files, as staff bring and arrange them. */
export function mediaRoutes(app: FastifyInstance, deps: Deps, tools: MediaTools): void {
  uploadRoutes(app, deps)
  staffVideoRoutes(app, deps, tools)
  registerResource(app, deps, givenVideoResource, givenVideoStore)
  registerResource(app, deps, shelfResource, shelfStore)
  staffDocumentRoutes(app, deps)
}
