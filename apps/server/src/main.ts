import cluster from 'node:cluster'
import { readPrimarySettings } from './config/primary-settings.ts'

const settings = readPrimarySettings()
if (cluster.isPrimary && settings.workers > 1) {
  const { runPrimary } = await import('./workers/run-primary.ts')
  await runPrimary({ ...settings, program: import.meta.url })
} else {
  await import('./resolve-once.ts')
  const { serve } = await import('./start/serve.ts')
  const { startOrExplain } = await import('./start/start-or-explain.ts')
  const { builtPages } = await import('./web/pages.ts')
  await startOrExplain(async () => serve({ pages: await builtPages(), mode: 'production' }))
}
