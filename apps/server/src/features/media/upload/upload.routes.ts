import {
  beginUpload as beginUploadCall,
  dropUpload as dropUploadCall,
  listUploads,
  readUpload,
  uploadPath,
} from '@prostuti/contract/staff'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { registerStaffCall, registerStaffWrite, requireStaff, staffCallerOf } from '../../staff/index.ts'
import { beginUpload, readNewUpload } from './begin-upload.ts'
import { dropUpload, removeDropped } from './drop-upload.ts'
import { findUpload, listWaiting } from './find-upload.ts'
import { presentUpload } from './present-upload.ts'
import { type Checksum, receivePart } from './receive-part.ts'

const protocol = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' }
const partType = 'application/offset+octet-stream'
const algorithms = ['sha1', 'sha256', 'md5'] as const

/** As the protocol has it: a part that does not come to its checksum. */
const wrongChecksum = 460

/** Large files, part by part: tus 1.0.0 with creation, checksum and termination (decision 071). */
export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  const { env, clock, database, storage } = deps
  const { db } = database

  // A scope of its own: parts are streams, which no other call takes, and this one takes nothing else.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(partType, (_request, _body, done) => done(null))

    registerStaffWrite(scope, deps, beginUploadCall, async (tx, { request, reply, member, now }) => {
      const { headers } = request
      const file = readNewUpload(headers['upload-length'], headers['upload-metadata'])
      if (file === undefined) throw new AppError('bad_request')
      const key = await beginUpload(tx, { ...file, staffId: member.id, storage, dataDir: env.dataDir, now })
      reply.headers({ ...protocol, location: `${uploadPath}/${key}` })
      const { name, bytes, kind } = file
      return { answer: undefined, resource: 'upload', resourceId: key, after: { file: name, bytes, kind } }
    })

    const guard = requireStaff(deps, beginUploadCall)
    type OfOne = { Params: { key: string } }
    const ownOf = (request: FastifyRequest<OfOne>) => ({
      key: request.params.key,
      staffId: staffCallerOf(request).member.id,
    })

    // Before the reading call of the same address, whose own HEAD would say nothing of the offset.
    scope.head<OfOne>(`${uploadPath}/:key`, { onRequest: guard, schema: { hide: true } }, async (request, reply) => {
      const { received, bytes } = await findUpload(db, ownOf(request))
      return reply.headers({ ...protocol, 'upload-offset': received, 'upload-length': bytes }).send()
    })

    registerStaffCall(scope, deps, readUpload, async ({ params: { key }, member }) =>
      presentUpload(await findUpload(db, { key, staffId: member.id })),
    )

    scope.patch<OfOne>(
      `${uploadPath}/:key`,
      { onRequest: guard, schema: { hide: true }, config: { skipLog: true } },
      async (request, reply) => {
        const { headers } = request
        if (headers['content-type'] !== partType) throw new AppError('unsupported_media_type')
        const offset = headers['upload-offset']
        if (typeof offset !== 'string' || !/^\d{1,15}$/.test(offset)) throw new AppError('bad_request')
        const part = { offset: Number(offset), checksum: readChecksum(headers['upload-checksum']) }
        const done = await receivePart(db, { ...ownOf(request), ...part, body: request.raw, storage, now: clock })
        reply.headers(protocol)
        if (done === 'wrong_checksum') return reply.code(wrongChecksum).send()
        return reply.code(204).header('upload-offset', done.received).send()
      },
    )

    scope.options(uploadPath, { onRequest: guard, schema: { hide: true } }, (_request, reply) => describe(reply))
  })

  registerStaffCall(app, deps, listUploads, async ({ member }) => ({
    uploads: (await listWaiting(db, member.id)).map(presentUpload),
  }))
  registerStaffWrite(app, deps, dropUploadCall, async (tx, { params: { key }, member, reply }) => {
    const row = await dropUpload(tx, { key, staffId: member.id })
    reply.headers(protocol)
    return {
      ...{ answer: undefined, resource: 'upload', resourceId: key, before: { file: row.name, bytes: row.bytes } },
      afterwards: () => removeDropped(storage, row),
    }
  })
}

const describe = (reply: FastifyReply): FastifyReply =>
  reply
    .code(204)
    .headers({
      ...protocol,
      'tus-version': '1.0.0',
      'tus-extension': 'creation,checksum,termination',
      'tus-checksum-algorithm': algorithms.join(),
    })
    .send()

function readChecksum(given: unknown): Checksum | undefined {
  if (given === undefined) return undefined
  const [name, digest = ''] = typeof given === 'string' ? given.split(' ') : []
  const algorithm = algorithms.find((each) => each === name)
  if (algorithm === undefined) throw new AppError('bad_request')
  return { algorithm, digest: Buffer.from(digest, 'base64') }
}
