import { serve } from './start/serve.ts'
import { startOrExplain } from './start/start-or-explain.ts'
import { builtPages } from './web/pages.ts'

await startOrExplain(async () => serve({ pages: await builtPages(), mode: 'production' }))
