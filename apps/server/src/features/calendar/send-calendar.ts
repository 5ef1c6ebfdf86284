import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Calendar, writeCalendar } from './write-calendar.ts'

/** Calendar programs ask every few hours for years; most of the time nothing has changed and nothing is sent. */
export function sendCalendar(
  request: FastifyRequest,
  reply: FastifyReply,
  { isPrivate = false, ...calendar }: Calendar & { isPrivate?: boolean },
): FastifyReply {
  const text = writeCalendar(calendar)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  // Of a doctor's own blocks those that went leave no date behind: only the tag tells.
  const changedAt = isPrivate ? undefined : calendar.changedAt
  reply.headers({
    etag,
    ...(changedAt && { 'last-modified': changedAt.toUTCString() }),
    'cache-control': isPrivate ? 'private, no-cache' : 'public, max-age=900',
  })
  if (isUnchanged(request, { etag, changedAt })) return reply.code(304).send()
  return reply.headers({ 'content-type': 'text/calendar; charset=utf-8' }).send(text)
}

/** The tag decides where one is sent, as it also changes when a row is taken away; the date is for programs that know no tags. */
function isUnchanged(
  request: FastifyRequest,
  { etag, changedAt }: { etag: string; changedAt: Date | undefined },
): boolean {
  const known = request.headers['if-none-match']
  if (known !== undefined) return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  if (changedAt === undefined) return false
  const since = Date.parse(request.headers['if-modified-since'] ?? '')
  // Dates in headers have no milliseconds.
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since
}
