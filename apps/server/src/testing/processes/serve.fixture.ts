// The whole server with a page that says nothing, for tests of how it starts.
import { serve } from '../../start/serve.ts'
import { startOrExplain } from '../../start/start-or-explain.ts'
import { pagesInProcess } from '../../web/pages.ts'

const mode = 'development'
const pages = pagesInProcess({
  mode,
  pageAddress: () => undefined,
  respond: async () => new Response('<p></p>', { headers: { 'content-type': 'text/html' } }),
})
await startOrExplain(() => serve({ pages, mode }))
