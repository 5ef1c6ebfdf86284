// The server as `npm start` runs it, but without pages, so that it needs no build of the web.
import { serve } from '../serve.ts'

await serve({ app: { respond: async () => new Response('', { status: 404 }) }, mode: 'production' })
