export { judgeUploads } from './judge/judge-uploads.ts'
export { mediaRoutes } from './media.routes.ts'
export { createMediaTools, type MediaTools } from './tools/media-tools.ts'
export { sweepUploads } from './upload/sweep-uploads.ts'
