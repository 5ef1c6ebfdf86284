import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { countRequestsOf } from '../metrics/count-requests.ts'
import { fastLanesOf } from '../plugins/fast-lane.ts'
import { isSlow } from '../plugins/logging/logging.ts'

type FastPages<Page> = {
  route: string
  /** Whether a page at this address is in memory. */
  has: (request: IncomingMessage) => boolean
  /** It, unless it has become too old. */
  take: (request: IncomingMessage) => Page | undefined
  /** Answers the status. */
  send: (page: Page, request: IncomingMessage, answer: ServerResponse) => number
}

/** The lane of pages in memory (decision 095), for whoever asks for one by its plain address. */
export function openFastPages<Page>(app: FastifyInstance, { route, has, take, send }: FastPages<Page>): void {
  const lanes = fastLanesOf(app)
  if (lanes === undefined) return
  const counts = new Map([200, 304].map((status) => [status, countRequestsOf({ method: 'GET', route, status })]))
  lanes.add((request, answer) => {
    const { method, url = '', headers } = request
    // An address with signs in it may be mended first, and who brings a token has a pace of their own.
    if (method !== 'GET' || url.includes('%') || headers.authorization !== undefined || !has(request)) return false
    const arrivedAt = performance.now()
    if (!lanes.takePageTurnNow(request)) return false
    const page = take(request)
    if (page === undefined) lanes.passOn(request, answer)
    else {
      const status = send(page, request, answer)
      const ms = performance.now() - arrivedAt
      counts.get(status)?.(ms)
      if (isSlow(ms)) lanes.log.info({ req: request, status, ms: Math.round(ms) }, 'request completed')
    }
    return true
  })
}
