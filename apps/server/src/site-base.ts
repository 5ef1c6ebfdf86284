import fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import { registerInputGuard } from './input/guard-input.ts'
import { repairUrl } from './input/repair-url.ts'
import { registerRequestCount } from './metrics/count-requests.ts'
import { addressOf } from './network/address-of.ts'
import { answerWithRequestId, createRequestIds } from './network/request-ids.ts'
import { warnOfUntrustedProxy } from './network/warn-of-untrusted-proxy.ts'
import { type KnownTokenOf, registerPacing } from './pacing/pacing.ts'
import { connectionOptions, registerConnections } from './plugins/connections.ts'
import { registerErrors } from './plugins/errors.ts'
import { openFastLanes } from './plugins/fast-lane.ts'
import { loggerOptions, registerRequestLog } from './plugins/logging/logging.ts'
import { isTracing, traceRequests } from './tracing/spans.ts'

const maxBodyBytes = 256 * 1024

/**
 * What both sites stand on, the doctors' and the office: how requests come in, are bounded, checked and logged. The lanes (decision 095)
 * pass every hook by: what a hook is to do for a save or a page in memory, too, stands once more in `fast-saves.ts` and `fast-pages.ts`.
 */
export function createSiteBase(
  { env, stopping }: Pick<Deps, 'env' | 'stopping'>,
  knownTokenOf: KnownTokenOf = () => undefined,
): FastifyInstance {
  const trustProxy = warnOfUntrustedProxy(env.trustProxy, (facts, text) => app.log.warn(facts, text))
  const requestIdOf = createRequestIds(env.trustProxy)
  const app: FastifyInstance = fastify({
    logger: loggerOptions(env, () => app.log),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    trustProxy,
    genReqId: requestIdOf,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // What still comes while it closes is answered, as the last of its connection.
    return503OnClosing: false,
    rewriteUrl: (request) => repairUrl(request.url ?? '/'),
    ...connectionOptions(),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  traceRequests(app, env.trustProxy)
  answerWithRequestId(app)
  registerErrors(app)
  registerConnections(app, {}, stopping?.draining)
  const turnsNow = registerPacing(app, { unitsPerSecond: env.addressLimit, knownTokenOf })
  registerInputGuard(app)
  registerRequestLog(app)
  registerRequestCount(app)
  if (!isTracing())
    openFastLanes(app, {
      requestIdOf,
      takeTurnNow: turnsNow.ofSignIn,
      takePageTurnNow(request) {
        const address = addressOf(request, trustProxy)
        return address !== undefined && turnsNow.ofAddress(address)
      },
    })
  return app
}
