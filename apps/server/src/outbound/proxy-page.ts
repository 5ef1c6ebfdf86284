import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

const patienceMs = 30_000
const passedOn = ['content-type', 'content-security-policy', 'cache-control', 'location']

type Page = {
  url: string
  /** Where the sandbox has what was asked for; undefined where there is no such page. */
  addressOf: (request: FastifyRequest) => string | undefined
}

/**
 * A page of the sandbox, passed on with its forms: it listens on loopback, and the browser may be a phone across the room. Needs
 * a scope of its own, for it takes forms as they come.
 */
export function proxyPage(app: FastifyInstance, { url, addressOf }: Page): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.route({
    method: ['GET', 'POST'],
    url,
    schema: { hide: true },
    async handler(request, reply) {
      const address = addressOf(request)
      if (address === undefined) throw new AppError('not_found')
      const answer = await fetch(address, {
        method: request.method,
        ...(typeof request.body === 'string' && { body: new URLSearchParams(request.body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      }).catch((cause: unknown) => {
        throw new AppError('unavailable', { cause, retryAfterSeconds: 3 })
      })
      for (const name of passedOn) {
        const value = answer.headers.get(name)
        if (value !== null) reply.header(name, value)
      }
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
    },
  })
}
