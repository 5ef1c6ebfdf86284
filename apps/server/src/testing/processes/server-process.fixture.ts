// The server as `npm start` runs it, but without pages, so that it needs no build of the web.
import '../../resolve-once.ts'

const { serve } = await import('../../start/serve.ts')
const { pagesInProcess } = await import('../../web/pages.ts')

const mode = 'production'
const pages = pagesInProcess({
  mode,
  pageAddress: () => undefined,
  respond: async () => new Response('', { status: 404 }),
})
await serve({ pages, mode })
