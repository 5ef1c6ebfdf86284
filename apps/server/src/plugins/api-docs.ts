import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { describeRefusals } from './describe-refusals.ts'

/** `/api/docs`: written from the contract, so it cannot say anything else than what the server checks. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: 'Prostuti API', version: '3', description: 'Every call of the contract.' } },
    transform: describeCall,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiHooks: { onRequest: sendCached(app) } })
}

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>

/**
 * A route holds no more than what it checks: an object by status takes 5 kB, most of it empty, and there are a thousand. What a call refuses
 * with is said here, for who reads about it.
 */
const describeCall: Transform = (given) => {
  const call = given.route.config?.call
  if (call === undefined) return jsonSchemaTransform(given)
  const response = { [call.status]: call.response }
  const described = jsonSchemaTransform({ ...given, schema: { ...given.schema, response } } as typeof given)
  if (described.schema?.hide) return described
  const answers = { ...(described.schema?.response as object), ...describeRefusals(call) }
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
