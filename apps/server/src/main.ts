import { buildApp } from './app.ts'
import { readEnv } from './env.ts'
import { openDatabase } from './open-database.ts'
import { stopGracefully } from './stop-gracefully.ts'
import { loadWebApp } from './web/web-app.ts'
import { welcome } from './welcome.ts'

const env = readEnv()
const { database, stop } = await openDatabase(env)
const app = await buildApp({ env, database, clock: () => new Date() }, await loadWebApp())
stopGracefully(async () => {
  await app.close()
  await database.close()
  await stop()
})
await app.listen({ host: env.host, port: env.port })
welcome(env, app.server.address())
