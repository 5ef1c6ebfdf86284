// The whole server with a page that says nothing, for tests of how it starts.
import '../../resolve-once.ts'

const { serve } = await import('../../start/serve.ts')
const { startOrExplain } = await import('../../start/start-or-explain.ts')
const { pagesInProcess } = await import('../../web/pages.ts')

const mode = 'development'
const pages = pagesInProcess({
  mode,
  pageAddress: () => undefined,
  respond: async () => new Response('<p></p>', { headers: { 'content-type': 'text/html' } }),
})
await startOrExplain(() => serve({ pages, mode }))
