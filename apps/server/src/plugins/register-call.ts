import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from '@prostuti/contract'
import type { Locale } from '@prostuti/text/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { readWhatLaneRead } from './fast-lane.ts'
import { localeOf } from './locale.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the contract says of it. */
    call?: Call
  }
}

export type Caller<C extends Call> = {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  locale: Locale
  request: FastifyRequest
  reply: FastifyReply
}

type CallOptions = {
  /** No line in the request log unless it fails or is slow. */
  skipLog?: true
  /** May rest on a look-up of the sign-in within the last second; whatever must not asks `freshSignInOf`. */
  recentSignIn?: true
  /** A lane past the framework may have read it. */
  fastLane?: true
  /** Answers with JSON that is ready to leave, compressed already where that is worth it. */
  ready?: true
  /** In bytes, where a call takes less than others do. */
  bodyLimit?: number
  /** Where it takes more values than others do. */
  valuesAtMost?: number
  /** Says who may make this one call, before anything of it is read. */
  guard?: onRequestAsyncHookHandler
}

/** Puts one call of the contract on the server: what the contract says is what is validated, sent and documented. */
export function registerCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  answer: (caller: Caller<C>) => Promise<ResponseOf<C>> | ResponseOf<C>,
  { skipLog, recentSignIn, fastLane, ready, bodyLimit, valuesAtMost, guard }: CallOptions = {},
): void {
  app.route({
    method: call.method,
    url: call.path,
    config: {
      call,
      ...(skipLog && { skipLog }),
      ...(recentSignIn && { recentSignIn }),
      ...(valuesAtMost !== undefined && { valuesAtMost }),
    },
    ...(ready && { compress: false }),
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(guard && { onRequest: guard }),
    ...(fastLane && { preParsing: readWhatLaneRead }),
    schema: {
      summary: call.summary,
      tags: [call.access],
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { '2xx': call.response },
    },
    async handler(request, reply) {
      const body = await answer({
        params: request.params as ParamsOf<C>,
        query: request.query as QueryOf<C>,
        body: request.body as BodyOf<C>,
        locale: localeOf(request),
        request,
        reply,
      })
      return reply.code(call.status).send(body)
    },
  })
}
