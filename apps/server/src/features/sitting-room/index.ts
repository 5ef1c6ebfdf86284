export { sittingRoomRoutes } from './sitting-room.routes.ts'
