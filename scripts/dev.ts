import { createServer } from 'vite'
import { serve } from '../apps/server/src/start/serve.ts'
import { startOrExplain } from '../apps/server/src/start/start-or-explain.ts'
import { pagesInProcess } from '../apps/server/src/web/pages.ts'
import type { WebApp } from '../apps/server/src/web/web-app.ts'
import { pageAddress } from '../apps/web/app/page-address.ts'
import { compileMessages } from '../packages/text/scripts/compile.ts'
import { loadEnvFile } from './load-env-file.ts'
import { root } from './run.ts'

/** The product with Vite in front of the pages: what you change in the web shows at once; a change of the server restarts it. */
loadEnvFile()
await compileMessages()
const vite = await createServer({
  root: `${root}apps/web`,
  configFile: `${root}apps/web/vite.config.ts`,
  appType: 'custom',
  server: { middlewareMode: true },
})

const mode = 'development'
const pages = pagesInProcess({
  mode,
  pageAddress,
  async respond(page) {
    const web = (await vite.ssrLoadModule('/app/server.ts')) as WebApp
    return web.respond(page)
  },
})

await startOrExplain(() =>
  serve({ pages, mode }, (fastify) => {
    fastify.addHook('onRequest', (request, reply, done) => {
      if (/^\/(api|sanctum)\b/.test(request.url)) return done()
      vite.middlewares(request.raw, reply.raw, () => done())
    })
    fastify.addHook('onClose', () => vite.close())
  }),
)
