import type { FastifyInstance } from 'fastify'
import { buildApp, type WebOptions } from './app.ts'
import { readEnv } from './env.ts'
import { openDatabase } from './open-database.ts'
import { stopGracefully } from './stop-gracefully.ts'
import { welcome } from './welcome.ts'

/** From the environment to an open door, and back out in the same order. `prepare` is for what only a developer's server adds. */
export async function serve(web: WebOptions, prepare: (app: FastifyInstance) => void = () => {}): Promise<void> {
  const env = readEnv()
  const { database, stop } = await openDatabase(env)
  const app = await buildApp({ env, database, clock: () => new Date() }, web)
  prepare(app)
  stopGracefully(async () => {
    await app.close()
    await database.close()
    await stop()
  })
  await app.listen({ host: env.host, port: env.port })
  welcome(env, app.server.address())
}
