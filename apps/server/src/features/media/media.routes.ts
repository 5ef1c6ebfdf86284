import { arrangeShelves, givenVideoResource, shelfResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { registerOrder, registerResource } from '../resource/index.ts'
import { inCourses } from '../staff/index.ts'
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
  registerOrder(app, deps, arrangeShelves, {
    resource: shelfResource.name,
    table: tables.subscriptionOffer,
    scope: (member) => inCourses(member, tables.subscriptionOffer.courseId),
  })
  staffDocumentRoutes(app, deps)
}
