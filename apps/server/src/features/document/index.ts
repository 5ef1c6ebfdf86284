export { documentRoutes } from './document.routes.ts'
export { documentKey, pageName } from './document-key.ts'
export { createPageRenderer, type MeasureDocument } from './page-renderer.ts'
export { createStoredPages, sweepSharedPages } from './stored-pages.ts'
