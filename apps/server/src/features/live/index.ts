export { liveRoutes } from './live.routes.ts'
export { tellLive } from './tell-live.ts'
