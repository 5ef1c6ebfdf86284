import type { FastifyRequest } from 'fastify'

/** The token of an Authorization header, whatever the spelling of the word before it. */
export function bearerTokenOf({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return authorization === undefined ? undefined : /^bearer (\S+)$/i.exec(authorization)?.[1]
}
