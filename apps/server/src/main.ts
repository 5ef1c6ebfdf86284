import { runProcess } from './workers/run-process.ts'

await runProcess(import.meta.url, async () => {
  const { serve } = await import('./start/serve.ts')
  const { startOrExplain } = await import('./start/start-or-explain.ts')
  const { builtPages } = await import('./web/pages.ts')
  await startOrExplain(async () => serve({ pages: await builtPages(), mode: 'production' }))
})
