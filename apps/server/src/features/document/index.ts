export { documentRoutes } from './document.routes.ts'
export { pageName, pathOf as documentPathOf } from './document-path.ts'
export { createPageRenderer, type MeasureDocument } from './page-renderer.ts'
