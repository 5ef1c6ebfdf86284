import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, preParsingHookHandler } from 'fastify'

/** Takes a request before the framework does, and says so; what it does not take is nobody's business but the framework's. */
type FastLane = (request: IncomingMessage, answer: ServerResponse) => boolean

type LaneTools = {
  requestIdOf: (request: IncomingMessage) => string
  /** Takes a turn of a sign-in's pace, if that is now; a request that has to wait is the framework's. */
  takeTurnNow: (token: string) => boolean
  /** The same of an address, for a page or a file. */
  takePageTurnNow: (request: IncomingMessage) => boolean
}

type FastLanes = LaneTools & {
  log: FastifyBaseLogger
  add: (lane: FastLane) => void
  /** After all to the framework, which finds the body that was read. With an error it only says that one. */
  passOn: (request: IncomingMessage, answer: ServerResponse, found?: Passed) => void
}

type Passed = { body?: Buffer; error?: unknown }

const lanesOf = new WeakMap<FastifyInstance['server'], FastLanes>()
const passed = new WeakMap<IncomingMessage, Passed>()

/**
 * Lanes past the framework (decision 095) for the one or two requests that come thousands of times a second. A lane answers only
 * what is plain and goes well; whatever else there is to say, and in whose language, the framework says.
 */
export function openFastLanes(app: FastifyInstance, tools: LaneTools): void {
  const lanes: FastLane[] = []
  const byFramework = app.server.listeners('request')[0] as RequestListener
  app.server.removeListener('request', byFramework)
  app.server.on('request', (request, answer) => {
    for (const lane of lanes) if (lane(request, answer)) return
    byFramework(request, answer)
  })
  lanesOf.set(app.server, {
    ...tools,
    log: app.log,
    add: (lane) => void lanes.push(lane),
    passOn(request, answer, found = {}) {
      passed.set(request, found)
      byFramework(request, answer)
    },
  })
}

/** Undefined where there are none: while requests are traced, the framework takes them all. */
export const fastLanesOf = ({ server }: FastifyInstance): FastLanes | undefined => lanesOf.get(server)

/** Whether a lane has taken its turn already. */
export const isPassedOn = ({ raw }: FastifyRequest): boolean => passed.has(raw)

/** For a block whose calls have a lane, before its guards: a fault that the lane has met already is answered as the fault of this call, and nothing is done twice. */
export async function throwWhatLaneFound({ raw }: FastifyRequest): Promise<void> {
  const error = passed.get(raw)?.error
  if (error !== undefined) throw error
}

/** For a call that has a lane. */
export const readWhatLaneRead: preParsingHookHandler = ({ raw }, _reply, payload, done) => {
  const body = passed.get(raw)?.body
  done(null, body === undefined ? payload : Readable.from([body]))
}

/** A body that has come to its end, or as much as came before the caller hung up. */
export function readBody(request: IncomingMessage, onEnd: (body: Buffer) => void): void {
  let body: Buffer | undefined
  let ended = false
  const end = () => {
    if (ended) return
    ended = true
    onEnd(body ?? Buffer.alloc(0))
  }
  request.on('data', (chunk: Buffer) => {
    body = body === undefined ? chunk : Buffer.concat([body, chunk])
  })
  request.once('end', end)
  request.once('error', end)
}
