import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { noteRefusal } from '../metrics/outcomes.ts'
import { addressBlock } from '../network/address-block.ts'
import { sendError } from '../plugins/errors.ts'
import { isPassedOn } from '../plugins/fast-lane.ts'
import { createIdleClock } from './idle-clock.ts'
import { createPacer, type PaceClock, wallClock } from './pace.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request costs, where it is not what its kind costs: a file or a page from memory is one unit. */
    units?: number
  }
}

/** A call asks the database, which is a few times the work of a file. */
const unitsOfCall = 12
const usualHeldAtMost = 2_000
/** Too short for a timer. */
const nowMs = 1

export type KnownTokenOf = (request: FastifyRequest) => string | undefined

type PacingOptions = {
  /** The token of a sign-in that is known to be good. */
  knownTokenOf: KnownTokenOf
  /** Units a second that one address may use; 0 is no limit. */
  unitsPerSecond: number
  longestWaitMs?: number
  /** How many requests may wait for their turn, of all addresses together. */
  heldAtMost?: number
}

type TurnsNow = {
  ofSignIn: (knownToken: string) => boolean
  /** For what costs one unit. */
  ofAddress: (address: string) => boolean
}

/** `held`: too many of all addresses wait already. */
type Refusal = { limit: 'sign_in' | 'address' | 'held'; forMs: number }

type Hold = { clock: PaceClock; waitMs: number; done: () => void }

/**
 * Slows one address down before it costs the others anything (decision 029). A request beyond the pace waits for its turn,
 * which costs a timer; only one that would wait for long is refused. Who is signed in has a pace of their own, so
 * that nobody who shares their address can use it up. The pace of an address is counted in time that the thread has left over.
 * What comes back takes a turn for a request that the framework does not see, if that is now.
 */
export function registerPacing(app: FastifyInstance, options: PacingOptions): TurnsNow {
  const { knownTokenOf, unitsPerSecond, longestWaitMs = 6_000, heldAtMost = usualHeldAtMost } = options
  if (unitsPerSecond === 0) return { ofSignIn: () => true, ofAddress: () => true }
  const idleClock = createIdleClock()
  app.addHook('onClose', async () => idleClock.stop())
  const paceOfAddress = createPacer({ unitsPerSecond, burst: unitsPerSecond / 10, longestWaitMs }, idleClock)
  const paceOfSignIn = createPacer({ unitsPerSecond: unitsPerSecond / 5, burst: 2 * unitsPerSecond, longestWaitMs })
  const warn = createWarning(app)
  let held = 0

  app.addHook('onRequest', (request, reply, done) => {
    // What the server asks itself, to render a page, came over no network.
    if (!(request.raw.socket instanceof Socket) || isPassedOn(request)) return done()
    const token = knownTokenOf(request)
    const isKnown = token !== undefined
    const turn = isKnown ? paceOfSignIn(token, 1) : paceOfAddress(addressBlock(request.ip), unitsOf(request))
    const limit = isKnown ? 'sign_in' : 'address'
    if ('refusedForMs' in turn) return refuse(request, reply, { limit, forMs: turn.refusedForMs })
    if (turn.waitMs <= nowMs) return done()
    if (held >= heldAtMost) return refuse(request, reply, { limit: 'held', forMs: turn.waitMs })
    hold(request, reply, { clock: isKnown ? wallClock : idleClock, waitMs: turn.waitMs, done })
  })

  return {
    ofSignIn: (knownToken) => 'waitMs' in paceOfSignIn(knownToken, 1, nowMs),
    ofAddress: (address) => 'waitMs' in paceOfAddress(addressBlock(address), 1, nowMs),
  }

  function hold(request: FastifyRequest, reply: FastifyReply, { clock, waitMs, done }: Hold): void {
    const until = clock.now() + waitMs
    held += 1
    const look = () => {
      const leftMs = until - clock.now()
      // The clock may have gone slower than the timer.
      if (leftMs >= 1 && !request.raw.socket.destroyed) return void setTimeout(look, leftMs)
      held -= 1
      // Whoever has hung up meanwhile is not worth the work.
      if (request.raw.socket.destroyed) reply.hijack()
      else done()
    }
    setTimeout(look, waitMs)
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, { limit, forMs }: Refusal): void {
    noteRefusal(limit)
    warn(request)
    sendError(request, reply, new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(forMs / 1000) }))
  }
}

function unitsOf({ method, routeOptions: { config, url } }: FastifyRequest): number {
  if (config.units !== undefined) return config.units
  return (method === 'GET' || method === 'HEAD') && !url?.startsWith('/api/') ? 1 : unitsOfCall
}

/** Once a minute, not once for every request: a flood must not fill the logs either. */
function createWarning(app: FastifyInstance): (request: FastifyRequest) => void {
  let refused = 0
  let warnedAt = Number.NEGATIVE_INFINITY
  return ({ ip }) => {
    refused += 1
    if (performance.now() - warnedAt < 60_000) return
    app.log.warn(
      { address: addressBlock(ip), refused },
      'rate limit: requests of an address are refused; see ADDRESS_LIMIT',
    )
    warnedAt = performance.now()
    refused = 0
  }
}
