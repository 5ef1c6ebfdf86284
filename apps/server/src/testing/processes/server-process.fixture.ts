// The server as `npm start` runs it, workers and all, but without pages, so that it needs no build of the web.
import { runProcess } from '../../workers/run-process.ts'

await runProcess(import.meta.url, async () => {
  const { serve } = await import('../../start/serve.ts')
  const { pagesInProcess } = await import('../../web/pages.ts')
  const mode = 'production'
  const pages = pagesInProcess({
    mode,
    pageAddress: () => undefined,
    respond: async () => new Response('', { status: 404 }),
  })
  await serve({ pages, mode })
})
