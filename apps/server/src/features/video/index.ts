export { videoFileRoutes } from './files/video-files.routes.ts'
export { readVideoCards } from './lectures/read-video-cards.ts'
export { videoRoutes } from './video.routes.ts'
export { ticketRunsMs } from './watching/open-video.ts'
