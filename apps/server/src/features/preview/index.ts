export { applyPreview } from './apply-preview.ts'
export { findPreview } from './keep-preview.ts'
export { previewRoutes } from './preview.routes.ts'
export { createPreviewDatabase } from './preview-database.ts'
