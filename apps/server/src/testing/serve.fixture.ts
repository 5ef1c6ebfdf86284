// The whole server with a page that says nothing, for tests of how it starts.
import { serve } from '../serve.ts'
import { startOrExplain } from '../start-or-explain.ts'
import type { WebApp } from '../web/web-app.ts'

const app: WebApp = {
  pageAddress: () => undefined,
  respond: async () => new Response('<p></p>', { headers: { 'content-type': 'text/html' } }),
}
await startOrExplain(() => serve({ app, mode: 'development' }))
