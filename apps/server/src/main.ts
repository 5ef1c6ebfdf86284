import { serve } from './serve.ts'
import { loadWebApp } from './web/web-app.ts'

await serve({ app: await loadWebApp(), mode: 'production' })
