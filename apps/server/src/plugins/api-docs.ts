import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** `/api/docs`: written from the contract, so it cannot say anything else than what the server checks. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: 'Prostuti API', version: '3', description: 'Every call of the contract.' } },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiHooks: { onRequest: sendKept(app) } })
}

/** The library writes half a megabyte anew for everybody who asks; it never changes, so it is written once. */
function sendKept(app: FastifyInstance): onRequestHookHandler {
  let [json, yaml]: (Buffer | undefined)[] = []
  return (request, reply, done) => {
    if (request.routeOptions.url === '/api/docs/json') {
      json ??= Buffer.from(JSON.stringify(app.swagger()))
      reply.type('application/json; charset=utf-8').send(json)
    } else if (request.routeOptions.url === '/api/docs/yaml') {
      yaml ??= Buffer.from(app.swagger({ yaml: true }))
      reply.type('application/x-yaml').send(yaml)
    } else done()
  }
}
