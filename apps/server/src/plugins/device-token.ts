import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const shape = /^[\w-]{32}$/

/** The caller's device token, or a new one. A page rendered for everybody asks without a browser and gets none. */
export function deviceTokenOf(request: FastifyRequest): string | null {
  const known = request.headers['x-device-token']
  if (typeof known === 'string' && shape.test(known)) return known
  return request.headers['x-rendering'] === undefined ? randomBytes(24).toString('base64url') : null
}
