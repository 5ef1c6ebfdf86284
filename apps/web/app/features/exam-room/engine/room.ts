/** All that the screens need of the engine. */
export type * from './room-types.ts'
export { useExamRoom } from './use-exam-room.ts'
