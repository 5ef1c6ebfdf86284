import { type FileHandle, open } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../errors.ts'
import { readByteRange } from './byte-range.ts'

type File = { path: string; type: string; maxAgeSeconds: number }

/**
 * A file from disk, or the part of it that was asked for, as fast as the browser takes it and no faster: nothing of it
 * gathers in memory, and when the browser hangs up the stream is destroyed and closes its file.
 */
export async function sendMediaFile(request: FastifyRequest, reply: FastifyReply, { path, type, maxAgeSeconds }: File) {
  const file = await openFile(path)
  let streaming = false
  try {
    const stat = await file.stat()
    if (!stat.isFile()) throw new AppError('not_found')
    const etag = `"${stat.mtimeMs.toString(36)}-${stat.size.toString(36)}"`
    reply.headers({
      'content-type': type,
      'accept-ranges': 'bytes',
      'cache-control': `private, max-age=${maxAgeSeconds}`,
      etag,
      'last-modified': stat.mtime.toUTCString(),
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const asked = rangeHolds(request, etag, stat.mtime) ? request.headers.range : undefined
    const range = readByteRange(asked, stat.size)
    if (range === 'unsatisfiable')
      return reply.code(416).header('content-range', `bytes */${stat.size}`).header('cache-control', 'no-store').send()
    const { start, end } = range ?? { start: 0, end: stat.size - 1 }
    if (range !== undefined) reply.code(206).header('content-range', `bytes ${start}-${end}/${stat.size}`)
    reply.header('content-length', end - start + 1)
    if (request.method === 'HEAD' || end < start) return reply.send()
    streaming = true
    return reply.send(file.createReadStream({ start, end, highWaterMark: 256 * 1024 }))
  } finally {
    if (!streaming) await file.close()
  }
}

/** A part is good only of the file the browser has the rest of: with another one in its place, the whole is sent. */
function rangeHolds({ headers }: FastifyRequest, etag: string, changedAt: Date): boolean {
  const condition = headers['if-range']
  return typeof condition !== 'string' || condition === etag || condition === changedAt.toUTCString()
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (isNotThere(error as NodeJS.ErrnoException)) throw new AppError('not_found')
    throw error
  }
}

/** The path came from outside: one that is too long, or goes through a file as if it were a folder, is no fault of ours. */
const isNotThere = ({ code }: NodeJS.ErrnoException): boolean =>
  code !== undefined && ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code)
