import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../errors.ts'
import { keyedHash } from '../../../secrets.ts'

const headerName = 'x-office-token'
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What a page of the office learns by `me` and echoes with every writing call: another site can neither read it nor send the header. */
export const officeTokenOf = (appSecret: string, sessionId: number): string =>
  keyedHash(appSecret, 'office', String(sessionId))

/** For calls of a session: the header must be that session's. */
export function requireOfficeToken(request: FastifyRequest, right: string): void {
  if (readingMethods.has(request.method)) return
  refuseForeignOrigin(request)
  const given = request.headers[headerName]
  if (typeof given !== 'string' || !isSame(given, right)) throw new AppError('csrf_mismatch')
}

/** Before there is a session: any value will do, because only our own page can send the header at all. */
export function requireOwnPage(request: FastifyRequest): void {
  if (readingMethods.has(request.method)) return
  refuseForeignOrigin(request)
  if (request.headers[headerName] === undefined) throw new AppError('csrf_mismatch')
}

function refuseForeignOrigin(request: FastifyRequest): void {
  const { origin } = request.headers
  if (origin === undefined) return
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw new AppError('csrf_mismatch')
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
