import type { Database } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { Deps } from '../deps.ts'
import type { Env } from '../env.ts'
import type { WebApp } from '../web/web-app.ts'

const testEnv: Env = {
  production: false,
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://localhost:3000',
  adminUrl: 'http://admin.test',
  dataDir: '/nowhere',
  databaseUrl: undefined,
  demo: true,
  appSecret: 'a secret that only the tests know, long enough',
  logLevel: 'silent',
}

export type TestApp = { app: FastifyInstance; deps: Deps; close(): Promise<void> }

type Options = { demo?: boolean; database?: Database; env?: Partial<Env>; clock?: () => Date; web?: WebApp }

/** The whole app on a database of its own. */
export async function buildTestApp({
  demo = true,
  env,
  clock = () => new Date(),
  web,
  ...given
}: Options = {}): Promise<TestApp> {
  const database = given.database ?? (await createTestDatabase({ demo }))
  const deps: Deps = { env: { ...testEnv, ...env }, database, clock }
  const app = await buildApp(deps, web && { app: web, cachePages: true })
  await app.ready()
  return {
    app,
    deps,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

/** The cookie and header a browser would send with a writing call. */
export async function csrfHeaders(app: FastifyInstance): Promise<Record<string, string>> {
  const response = await app.inject({ method: 'GET', url: '/sanctum/csrf-cookie' })
  const token = response.cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? ''
  return { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
}
