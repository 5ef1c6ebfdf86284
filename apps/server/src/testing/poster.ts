import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { csrfHeaders } from './test-app.ts'

export type Post = (url: string, payload?: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>

/** Posts as a browser of this site does: each time a new one, or always the one with this device token. */
export async function poster(app: FastifyInstance, deviceToken?: string): Promise<Post> {
  const own = { ...(await csrfHeaders(app)), ...(deviceToken !== undefined && { 'x-device-token': deviceToken }) }
  return (url, payload = {}, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...own, ...headers } })
}
