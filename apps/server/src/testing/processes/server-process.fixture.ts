// The server as `npm start` runs it, workers and all, but without pages, so that it needs no build of the web.
import cluster from 'node:cluster'
import { readPrimarySettings } from '../../config/primary-settings.ts'

const settings = readPrimarySettings()
if (cluster.isPrimary && settings.workers > 1) {
  const { runPrimary } = await import('../../workers/run-primary.ts')
  await runPrimary({ ...settings, program: import.meta.url })
} else {
  await import('../../resolve-once.ts')
  const { serve } = await import('../../start/serve.ts')
  const { pagesInProcess } = await import('../../web/pages.ts')
  const mode = 'production'
  const pages = pagesInProcess({
    mode,
    pageAddress: () => undefined,
    respond: async () => new Response('', { status: 404 }),
  })
  await serve({ pages, mode })
}
