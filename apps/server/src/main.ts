import { serve } from './serve.ts'
import { startOrExplain } from './start-or-explain.ts'
import { loadWebApp } from './web/web-app.ts'

await startOrExplain(async () => serve({ app: await loadWebApp(), mode: 'production' }))
