export { videoRoutes } from './video.routes.ts'
export { videoFileRoutes } from './video-files.routes.ts'
