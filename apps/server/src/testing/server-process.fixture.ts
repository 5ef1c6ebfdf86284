// The server as `npm start` runs it, but without pages, so that it needs no build of the web.
import { serve } from '../serve.ts'
import type { WebApp } from '../web/web-app.ts'

const app: WebApp = { pageAddress: () => undefined, respond: async () => new Response('', { status: 404 }) }
await serve({ app, mode: 'production' })
