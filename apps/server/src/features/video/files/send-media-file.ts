import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../errors.ts'
import type { ByteRange, Storage, StoredFacts } from '../../../storage/storage.ts'

type MediaFile = { storage: Storage; key: string; type: string; maxAgeSeconds: number }

/**
 * A file, or the part of it that was asked for, as fast as the browser takes it and no faster: nothing of it gathers in memory, and
 * when the browser hangs up the stream is destroyed and lets go of its file.
 */
export async function sendMediaFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, type, maxAgeSeconds }: MediaFile,
): Promise<FastifyReply> {
  const facts = await storage.stat(key)
  if (facts === undefined) throw new AppError('not_found')
  const lastModified = facts.modified.toUTCString()
  reply.headers({ etag: facts.etag, 'last-modified': lastModified, 'accept-ranges': 'bytes' })
  if (isKnown(request, facts, lastModified)) return reply.code(304).header('cache-control', 'no-store').send()
  const range = isPartOfAnother(request, facts, lastModified) ? undefined : rangeIn(request.headers.range, facts.bytes)
  if (range === 'outside')
    // The browser is told the size.
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${facts.bytes}`, 'cache-control': 'no-store' })
      .send()
  const { from, to } = range ?? { from: 0, to: facts.bytes - 1 }
  const content = request.method === 'HEAD' || to < from ? undefined : await storage.open(key, range)
  if (content === undefined && request.method !== 'HEAD' && from <= to) throw new AppError('not_found')
  return reply
    .code(range === undefined ? 200 : 206)
    .headers({
      'content-type': type,
      'content-length': to - from + 1,
      'cache-control': `private, max-age=${maxAgeSeconds}`,
      ...(range && { 'content-range': `bytes ${from}-${to}/${facts.bytes}` }),
    })
    .send(content)
}

const weak = (tag: string): string => tag.trim().replace(/^W\//, '')

/** The browser has this very file already (RFC 9110, 13.1.2 and 13.1.3). */
function isKnown({ headers }: FastifyRequest, { etag }: StoredFacts, lastModified: string): boolean {
  const [tags, since] = [headers['if-none-match'], headers['if-modified-since']]
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').some((tag) => weak(tag) === weak(etag))
  return since !== undefined && Date.parse(since) >= Date.parse(lastModified)
}

/** The browser has the rest of a file that is no longer this one (RFC 9110, 13.1.5). */
function isPartOfAnother({ headers }: FastifyRequest, { etag }: StoredFacts, lastModified: string): boolean {
  const condition = headers['if-range']
  return condition !== undefined && condition !== etag && condition !== lastModified
}

/** One part (RFC 9110, 14.1.2); undefined for the whole, which is also what several parts, or what cannot be read, are answered with. */
function rangeIn(header: string | undefined, bytes: number): ByteRange | 'outside' | undefined {
  const said = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '')
  const [first = '', last = ''] = said?.slice(1) ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    if (Number(last) === 0) return 'outside'
    // More from the end than there is: that is the whole file.
    return Number(last) >= bytes ? undefined : { from: bytes - Number(last), to: bytes - 1 }
  }
  const [from, to] = [Number(first), last === '' ? bytes - 1 : Math.min(bytes - 1, Number(last))]
  if (last !== '' && from > Number(last)) return undefined
  return from >= bytes ? 'outside' : { from, to }
}
