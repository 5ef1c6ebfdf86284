import { serve } from './serve.ts'
import { startOrExplain } from './start-or-explain.ts'
import { builtPages } from './web/pages.ts'

await startOrExplain(async () => serve({ pages: await builtPages(), mode: 'production' }))
