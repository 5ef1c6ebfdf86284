import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'

const offered = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof offered)[number]

/** Browsers send a handful of different headers; whoever makes up others pushes out those that nobody else sends. */
const known = new LRUCache<string, Encoding>({ max: 200 })

/** The best of what we have that the caller takes (RFC 9110, 12.5.3); of equals the smaller one. */
export function encodingFor(accepted = ''): Encoding {
  const found = known.get(accepted)
  if (found !== undefined) return found
  const encoding = accepted === '' ? 'identity' : readEncoding(accepted)
  known.set(accepted, encoding)
  return encoding
}

function readEncoding(accepted: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().replaceAll(/\s/g, '').split(',')) {
    const [coding = '', ...parameters] = part.split(';')
    const weight = parameters.find((each) => each.startsWith('q='))?.slice(2)
    weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight === undefined ? 1 : Number(weight) || 0)
  }
  const weightOf = (coding: Encoding) => (coding === 'identity' ? 0 : (weights.get(coding) ?? weights.get('*') ?? 0))
  return offered.reduce((best, coding) => (weightOf(coding) > weightOf(best) ? coding : best), 'identity' as Encoding)
}

/** For a block whose answers a library compresses: not every library understands `br;Q=0`. Pages call `encodingFor` themselves. */
export function registerAcceptEncoding(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.headers['accept-encoding'] = encodingFor(request.headers['accept-encoding'] as string | undefined)
    done()
  })
}
