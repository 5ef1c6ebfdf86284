export { isOwnVideo } from './find-watchable.ts'
export { readVideoCards } from './read-video-cards.ts'
export { videoRoutes } from './video.routes.ts'
export { videoFileRoutes } from './video-files.routes.ts'
