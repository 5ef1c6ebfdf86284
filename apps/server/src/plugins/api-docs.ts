import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { refusalDescription } from './refusal-schemas.ts'

/** `/api/docs`: written from the contract, so it cannot say anything else than what the server checks. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: 'Prostuti API', version: '3', description: 'Every call of the contract.' } },
    transform: describeCall,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiHooks: { onRequest: sendCached(app) } })
}

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>

/** Refusals are most of what there is to describe, and the same everywhere: each is described once, for all calls. */
const describeCall: Transform = (route) => {
  const response = Object.entries((route.schema?.response ?? {}) as Record<string, object>)
  const own = response.filter(([, schema]) => refusalDescription(schema) === undefined)
  const schema = route.schema && { ...route.schema, response: Object.fromEntries(own) }
  const described = jsonSchemaTransform({ ...route, schema } as Parameters<Transform>[0])
  if (described.schema?.hide) return described
  const refusals = response.map(([status, schema]) => [status, refusalDescription(schema)]).filter(([, text]) => text)
  const answers = { ...(described.schema?.response as object), ...Object.fromEntries(refusals) }
  return { ...described, schema: { ...described.schema, response: answers } }
}

/** The library writes half a megabyte anew for everybody who asks; it never changes, so it is written once. */
function sendCached(app: FastifyInstance): onRequestHookHandler {
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
