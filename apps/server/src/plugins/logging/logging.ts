import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Env } from '../../config/env.ts'
import { logStream } from '../../log-stream.ts'
import { foldOutages } from './fold-outages.ts'

/** Values of queries, phone numbers in any spelling, bearer tokens, and `token=…` in an address. */
const secrets: [RegExp, string][] = [
  // A failed query says its values, and among them may be hashes and addresses.
  [/\nparams: .*(?:\n(?! +at ).*)*/g, '\nparams: [left out]'],
  [/(?:\+?88)?[0০][1১][3-9৩-৯][-\s]?[\d০-৯]{4}[-\s]?[\d০-৯]{4}/g, '[phone]'],
  [/bearer\s+\S+/gi, 'Bearer [token]'],
  [/((?:token|code|password|otp)["']?\s*[=:]\s*["']?)[^\s"'&,}]+/gi, '$1[secret]'],
]

export function scrub(text: string): string {
  return secrets.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text)
}

/** The address without its query, which may hold a token; secrets in the path are scrubbed like any text. */
const pathOf = (request: FastifyRequest) => scrub((request.url ?? '').split('?')[0] ?? '')

/** `log` is the one that is made of them: what was folded is said by it, and by no request. */
export function loggerOptions(
  env: Pick<Env, 'logLevel'>,
  log: () => FastifyBaseLogger,
): Exclude<FastifyServerOptions['logger'], true | undefined> {
  if (env.logLevel === 'silent') return false
  return {
    level: env.logLevel,
    stream: logStream,
    hooks: {
      logMethod: foldOutages(({ message, ...said }) =>
        log().error(
          { ...said, message: scrub(message) },
          'still unavailable: so many more failures in the last second',
        ),
      ),
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: scrub(error.message),
        stack: scrub(error.stack ?? ''),
        cause: error.cause instanceof Error ? scrub(error.cause.message) : undefined,
      }),
    },
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered so often that a line for each would say nothing; what fails or is slow is still said. */
    skipLog?: true
    /** The answer goes on for as long as the reader stays: how long it took says nothing. */
    staysOpen?: true
  }
}

/** A failure of the database is written once a second (`fold-outages.ts`), and not for each who was told to come again. */
const isToldToComeAgain = (status: number): boolean => status === 429 || status === 503

/** What a stranger asks for in vain is counted in the metrics: a line for each would let them fill the disk. */
const isNotable = ({ url }: FastifyRequest, status: number): boolean =>
  status >= 500 || (status >= 400 && url.startsWith('/api/'))

/** Said of whatever is answered, however often it is. */
export const isSlow = (ms: number): boolean => ms > 500

/** One line for each API call, slow answer and fault. A page served from memory is counted in the metrics instead. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    const { skipLog, staysOpen } = request.routeOptions.config
    const writes = request.method !== 'GET' && skipLog !== true
    const slow = isSlow(ms) && staysOpen !== true
    const notable = !isToldToComeAgain(reply.statusCode) && (writes || isNotable(request, reply.statusCode) || slow)
    const line = { req: request, status: reply.statusCode, ms }
    if (notable) request.log.info(line, 'request completed')
    else request.log.debug(line, 'request completed')
    done()
  })
}
