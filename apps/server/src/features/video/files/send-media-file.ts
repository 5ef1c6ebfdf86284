import send, { type SendResult } from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../errors.ts'

/** `path` is below `folder`, and of plain letters: it is not decoded again. */
type MediaFile = { folder: string; path: string; type: string; maxAgeSeconds: number }

/** In pieces large enough for a jump to be answered by one read. */
const highWaterMark = 256 * 1024

/**
 * A file from disk, or the part of it that was asked for, as fast as the browser takes it and no faster: nothing of it
 * gathers in memory, and when the browser hangs up the stream is destroyed and closes its file.
 */
export async function sendMediaFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: MediaFile,
): Promise<FastifyReply> {
  const sent = await send(request.raw, `/${file.path}`, {
    root: file.folder,
    ...{ cacheControl: false, contentType: false, index: false, highWaterMark },
  })
  if (sent.statusCode === 416 ? asksForItsEnd(request) : isPartOfAnother(request, sent)) {
    sent.stream.destroy()
    delete request.raw.headers.range
    return sendMediaFile(request, reply, file)
  }
  if (sent.type === 'file')
    return reply
      .code(sent.statusCode)
      .headers({
        ...sent.headers,
        'content-type': file.type,
        'cache-control': `private, max-age=${file.maxAgeSeconds}`,
      })
      .send(sent.stream)
  // The path came from outside: one that is missing, a folder or too long is no fault of ours.
  if (sent.type === 'directory' || [400, 403, 404].includes(sent.statusCode)) throw new AppError('not_found')
  if (sent.statusCode >= 500) throw sent.metadata.error
  // Of a range beyond the end the browser is told the size.
  const size = sent.headers['Content-Range']
  if (size !== undefined) reply.header('content-range', size)
  return reply.code(sent.statusCode).header('cache-control', 'no-store').send()
}

/** So many bytes from the end, more than there are: that is the whole file (RFC 9110, 14.1.2), but the library refuses it. */
const asksForItsEnd = ({ raw }: FastifyRequest): boolean => /^ *bytes=-0*[1-9]\d*$/.test(raw.headers.range ?? '')

/** The browser has the rest of a file that is no longer this one (RFC 9110, 13.1.5). The library takes any later date for the same file. */
function isPartOfAnother({ headers }: FastifyRequest, { statusCode, headers: said }: SendResult): boolean {
  const condition = headers['if-range']
  return statusCode === 206 && condition !== undefined && condition !== said.ETag && condition !== said['Last-Modified']
}
