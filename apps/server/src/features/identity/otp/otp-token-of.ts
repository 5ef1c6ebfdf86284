import type { FastifyRequest } from 'fastify'

/** Proof of an answered code, which the next form sends in a header of its own. */
export function otpTokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers['x-otp-token']
  return typeof token === 'string' && token !== '' ? token : undefined
}
