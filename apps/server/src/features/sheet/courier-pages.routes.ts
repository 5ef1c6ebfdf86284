import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'

const patienceMs = 30_000
const passedOn = ['content-type', 'content-security-policy', 'cache-control', 'location']
const query = z.object({ code: z.string().max(100).optional() })

/** In sandbox mode only: the sandbox's page of parcels, passed on, since it listens on loopback alone. */
export function courierPages(app: FastifyInstance, { env, sandboxUrl }: Deps): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.route({
    method: ['GET', 'POST'],
    url: '/dev/couriers',
    schema: { hide: true },
    async handler(request, reply) {
      const asked = query.safeParse(request.query)
      if (env.courier.mode !== 'sandbox' || sandboxUrl === undefined || !asked.success) throw new AppError('not_found')
      const answer = await fetch(`${sandboxUrl}/couriers?${new URLSearchParams(asked.data)}`, {
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
