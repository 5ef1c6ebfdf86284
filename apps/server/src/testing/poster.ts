import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { csrfHeaders } from './test-app.ts'

export type Post = (url: string, payload?: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>

/** Posts as a browser of this site does. */
export async function poster(app: FastifyInstance): Promise<Post> {
  const own = await csrfHeaders(app)
  return (url, payload = {}, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...own, ...headers } })
}
