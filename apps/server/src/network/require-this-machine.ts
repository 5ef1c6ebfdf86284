import type { FastifyRequest } from 'fastify'
import type { Env } from '../config/env.ts'
import { AppError } from '../errors.ts'
import { hasForwardingHeader } from './forwarding-headers.ts'
import { isLoopback } from './loopback.ts'

/**
 * Only for somebody who sits at this machine, and only in a demo; for everybody else the page does not exist. The peer's address
 * alone would not do: behind a proxy on the same host every stranger's peer is loopback, and a foreign site's name can be
 * made to point to 127.0.0.1. nginx that is told nothing else names 127.0.0.1 and nobody it asks for, but it asks in HTTP/1.0, which
 * no browser speaks.
 */
export function requireThisMachine({ mode }: Pick<Env, 'mode'>) {
  return async (request: FastifyRequest): Promise<void> => {
    if (mode.kind !== 'demo' || !isFromThisMachine(request)) throw new AppError('not_found')
  }
}

/** Somebody who sits at this machine, and no proxy that asks for somebody else. */
export function isFromThisMachine({ raw }: FastifyRequest): boolean {
  const address = `http://${raw.headers.host}`
  return (
    isLoopback(raw.socket.remoteAddress) &&
    raw.httpVersion !== '1.0' &&
    !hasForwardingHeader(raw.headers) &&
    URL.canParse(address) &&
    isLoopback(new URL(address).hostname)
  )
}
