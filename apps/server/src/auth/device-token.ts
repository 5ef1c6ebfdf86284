import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const shape = /^[\w-]{32}$/

/** The token a browser is known by; it is given out once and sent back as X-Device-Token. */
const newDeviceToken = (): string => randomBytes(24).toString('base64url')

/** The caller's device token, or a new one: a browser that lost its own is a new device, not a fault. */
export function deviceTokenOf(request: FastifyRequest): string {
  const known = request.headers['x-device-token']
  return typeof known === 'string' && shape.test(known) ? known : newDeviceToken()
}
