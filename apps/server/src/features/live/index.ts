export { liveRoutes } from './live.routes.ts'
export { type LiveAudience, type LiveNews, tellLive } from './tell-live.ts'
