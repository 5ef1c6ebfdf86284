import {
  cancelRenditions,
  listWatchers,
  makeRenditions,
  readCaptions,
  readVideoDesk,
  saveCaptions,
  videoResource,
} from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { registerResource } from '../../resource/index.ts'
import { registerStaffCall, registerStaffWrite, requireStaff, staffCallerOf } from '../../staff/index.ts'
import { mediaTypeOf, sendMediaFile } from '../../video/index.ts'
import { readVideoCaptions, saveVideoCaptions } from '../captions/video-captions.ts'
import { lastRun, putInLine } from '../rendition/put-in-line.ts'
import type { MediaTools } from '../tools/media-tools.ts'
import { findVideo } from './find-video.ts'
import { playableFile, readDesk, readWatchers } from './read-desk.ts'
import { videoStore } from './video-store.ts'

const { renditionRun } = tables

export function staffVideoRoutes(app: FastifyInstance, deps: Deps, tools: MediaTools): void {
  const { db } = deps.database
  const { storage } = deps
  const resource = videoResource.name
  registerResource(app, deps, videoResource, videoStore(tools.isInstalled))

  registerStaffCall(app, deps, readVideoDesk, async ({ params: { id }, member }) =>
    readDesk(db, { id, member, canMakeSizes: await tools.isInstalled() }),
  )
  registerStaffCall(app, deps, listWatchers, ({ params: { id }, query, member }) =>
    readWatchers(db, { id, member, page: query.page ?? 1 }),
  )

  registerStaffWrite(app, deps, makeRenditions, async (tx, { params: { id }, member, now }) => {
    await findVideo(tx, { id, member, hold: true })
    if (!(await putInLine(tx, { videoId: id, now }))) throw new AppError('bad_request')
    if (!(await tools.isInstalled())) throw new AppError('unavailable')
    return { answer: undefined, resource, resourceId: id, action: 'renditions_asked' }
  })
  registerStaffWrite(app, deps, cancelRenditions, async (tx, { params: { id }, member, now }) => {
    await findVideo(tx, { id, member, hold: true })
    const open = and(eq(renditionRun.videoId, id), inArray(renditionRun.state, ['waiting', 'running']))
    await tx.update(renditionRun).set({ state: 'cancelled', updatedAt: now }).where(open)
    return { answer: undefined, resource, resourceId: id, action: 'renditions_cancelled' }
  })

  registerStaffCall(app, deps, readCaptions, async ({ params: { id, language }, member, request }) => {
    const read = await readVideoCaptions(db, { id, language, member, storage })
    if (read.vtt === null) request.log.error({ file: read.file }, 'captions cannot be read')
    return read
  })
  registerStaffWrite(
    app,
    deps,
    saveCaptions,
    (tx, { params: { id, language }, body, member, locale, now }) =>
      saveVideoCaptions(tx, { id, language, ...body, member, storage, locale, now }),
    { bodyLimit: 2 * 1024 * 1024 },
  )

  // What a page of the office plays. Its own cookie says who asks, as with every call.
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/v3/admin/videos/:id/file',
    compress: false,
    logLevel: 'warn',
    onRequest: requireStaff(deps, readVideoDesk),
    schema: { hide: true },
    async handler(request, reply) {
      const { member } = staffCallerOf(request)
      if (!/^\d{1,9}$/.test(request.params.id)) throw new AppError('not_found')
      const id = Number(request.params.id)
      const row = await findVideo(db, { id, member })
      const run = await lastRun(db, id)
      const path = playableFile(row) ?? (run && playableFile({ renditions: [run] }))
      if (path === undefined) throw new AppError('not_found')
      return sendMediaFile(request, reply, {
        ...{ storage, key: `videos/${path}`, type: mediaTypeOf(path)!, maxAgeSeconds: 0 },
      })
    },
  })
}
