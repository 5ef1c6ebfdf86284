export { liveRoutes } from './live.routes.ts'
export { heartbeat, type LiveStream, openLiveStream } from './live-stream.ts'
export { tellLive } from './tell-live.ts'
