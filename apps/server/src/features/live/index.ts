export { liveRoutes } from './live.routes.ts'
export { heartbeat, type LiveStream, openLiveStream } from './live-stream.ts'
export { tellDoctors, tellLive } from './tell-live.ts'
